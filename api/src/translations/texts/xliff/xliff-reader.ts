import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ApiError } from '../../../common/errors/api-error.js';
import { signOf } from './inline-elements.js';
import type { Note } from './notes.js';

/** A `<file>` of a document, as it stands. */
export interface XliffPart {
  original: string;
  sourceLanguage: string;
  targetLanguage: string;
  units: XliffUnit[];
}

export interface XliffUnit {
  key: string;
  source?: string;
  target?: string;
  /** Of the unit itself, in order. */
  notes: Note[];
  /** It holds a code of another tool, whose text is nowhere in the file. */
  isForeign?: true;
}

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';
/** Groups within groups; nothing that tools write is nearly as deep. */
const deepest = 50;
const withoutText = new Set(['x', 'bx', 'ex']);

const unreadable = (reason: string): ApiError =>
  new ApiError('xliff_unreadable', { words: { reason: reason.slice(0, 200) } });

/** What an XLIFF 1.2 document says, and nothing that it only points to: no DTD, no entities but those of XML. */
export class XliffReader {
  readonly parts: XliffPart[] = [];
  private readonly path: string[] = [];
  private unit: XliffUnit | undefined;
  private readonly parser = new SaxesParser({ xmlns: true });

  constructor() {
    this.parser.on('doctype', () => {
      throw unreadable('a DOCTYPE has no place in it.');
    });
    this.parser.on('opentag', (tag) => this.open(tag));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
    this.parser.on('closetag', () => this.close());
  }

  /** @throws ApiError 400 `xliff_unreadable` */
  read(document: string): XliffPart[] {
    try {
      this.parser.write(document).close();
    } catch (failure) {
      throw failure instanceof ApiError ? failure : unreadable(placed((failure as Error).message));
    }
    if (this.parts.length === 0) throw unreadable('it holds no <file>.');
    return this.parts;
  }

  private open({ local, uri, attributes }: SaxesTagNS): void {
    const given = (name: string): string => attributes[name]?.value ?? '';
    if (this.path.length === 0) this.check(local, uri, given('version'));
    if (this.path.length === deepest) throw unreadable(`it is nested more than ${deepest} deep.`);
    // What other namespaces add is theirs.
    this.path.push(uri === namespace ? local : '');
    if (this.isAt('xliff', 'file'))
      this.parts.push({
        original: given('original'),
        sourceLanguage: given('source-language'),
        targetLanguage: given('target-language'),
        units: [],
      });
    if (this.path.at(-1) === 'trans-unit') this.unit = { key: given('id'), notes: [] };
    if (this.unit && this.isAt('trans-unit', 'note'))
      this.unit.notes.push({ text: '', ...(given('from') && { from: given('from') }) });
    const side = this.side();
    if (this.unit && side && this.isAt('trans-unit', side)) this.unit[side] = '';
    if (side && withoutText.has(local)) this.addSign(signOf(attributes['ctype']?.value));
  }

  private check(local: string, uri: string, version: string): void {
    if (local !== 'xliff') throw unreadable('it does not begin with <xliff>.');
    if (uri !== namespace) throw unreadable(`it is of version ${version || 'unknown'}.`);
  }

  private close(): void {
    if (this.path.at(-1) === 'trans-unit') {
      if (this.unit) this.parts.at(-1)?.units.push(this.unit);
      this.unit = undefined;
    }
    this.path.pop();
  }

  private add(text: string): void {
    const side = this.side();
    if (this.unit && side) this.unit[side] = `${this.unit[side] ?? ''}${text}`;
    const note = this.isAt('trans-unit', 'note') ? this.unit?.notes.at(-1) : undefined;
    if (note) note.text += text;
  }

  private addSign(sign: string | undefined): void {
    if (sign !== undefined) this.add(sign);
    else if (this.unit) this.unit.isForeign = true;
  }

  /** Whose text it is; that of `<alt-trans>` and the like is nobody's. */
  private side(): 'source' | 'target' | undefined {
    const child = this.path[this.path.lastIndexOf('trans-unit') + 1];
    return child === 'source' || child === 'target' ? child : undefined;
  }

  private isAt(...names: string[]): boolean {
    return names.every((name, index) => this.path.at(index - names.length) === name);
  }
}

/** `3:7: unclosed tag: body` → `line 3, column 7: unclosed tag: body.` */
const placed = (message: string): string =>
  `${message.replace(/^(\d+):(\d+):/, 'line $1, column $2:').replace(/\.$/, '')}.`;
