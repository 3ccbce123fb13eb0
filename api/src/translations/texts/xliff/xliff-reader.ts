import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ApiError } from '../../../common/errors/api-error.js';
import { parseSign } from './inline-elements.js';
import type { Note } from './notes.js';
import { maxXmlDepth, withPosition } from './xml.js';

/** A `<file>` of a document. */
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
  /** Those directly in the unit, in order. */
  notes: Note[];
  /** Set if it contains a code of another tool, whose text is not in the file. */
  hasForeignCode?: true;
}

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';
const withoutText = new Set(['x', 'bx', 'ex']);

const unreadable = (reason: string): ApiError =>
  new ApiError('xliff_unreadable', { placeholders: { reason: reason.slice(0, 200) } });

/** Parses XLIFF 1.2 without anything from outside the document: no DTD, and only the entities of XML itself. */
export class XliffReader {
  readonly parts: XliffPart[] = [];
  private readonly path: string[] = [];
  private unit: XliffUnit | undefined;
  private readonly parser = new SaxesParser({ xmlns: true });

  constructor() {
    this.parser.on('doctype', () => {
      throw unreadable('it must not have a DOCTYPE.');
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
    } catch (error) {
      throw error instanceof ApiError ? error : unreadable(withPosition((error as Error).message));
    }
    if (this.parts.length === 0) throw unreadable('it has no <file>.');
    return this.parts;
  }

  private open({ local, uri, attributes }: SaxesTagNS): void {
    const attribute = (name: string): string => attributes[name]?.value ?? '';
    if (this.path.length === 0) this.check(local, uri, attribute('version'));
    if (this.path.length === maxXmlDepth)
      throw unreadable(`its elements are nested more than ${maxXmlDepth} levels deep.`);
    // Elements of other XML namespaces are ignored.
    this.path.push(uri === namespace ? local : '');
    if (this.isAt('xliff', 'file'))
      this.parts.push({
        original: attribute('original'),
        sourceLanguage: attribute('source-language'),
        targetLanguage: attribute('target-language'),
        units: [],
      });
    if (this.path.at(-1) === 'trans-unit') this.unit = { key: attribute('id'), notes: [] };
    if (this.unit && this.isAt('trans-unit', 'note'))
      this.unit.notes.push({ text: '', ...(attribute('from') && { from: attribute('from') }) });
    const side = this.side();
    if (this.unit && side && this.isAt('trans-unit', side)) this.unit[side] = '';
    if (side && withoutText.has(local)) this.addSign(parseSign(attributes['ctype']?.value));
  }

  private check(local: string, uri: string, version: string): void {
    if (local !== 'xliff') throw unreadable('it does not begin with <xliff>.');
    if (uri !== namespace) throw unreadable(`its version is ${version || 'unknown'}.`);
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
    else if (this.unit) this.unit.hasForeignCode = true;
  }

  /** Whether the parser is in the source or the target; the text of `<alt-trans>` and the like is ignored. */
  private side(): 'source' | 'target' | undefined {
    const child = this.path[this.path.lastIndexOf('trans-unit') + 1];
    return child === 'source' || child === 'target' ? child : undefined;
  }

  private isAt(...names: string[]): boolean {
    return names.every((name, index) => this.path.at(index - names.length) === name);
  }
}
