import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ApiError } from '../../../common/errors/api-error.js';
import { parseSign } from '../../texts/xliff/inline-elements.js';
import { maxXmlDepth, withPosition } from '../../texts/xliff/xml.js';

/** A `<tu>`: the same text in several languages. */
export interface TmxUnit {
  /** Its line in the file. */
  line: number;
  /** The tag of the language that it is translated from; empty where the file does not say. */
  sourceTag: string;
  variants: TmxVariant[];
}

/** A `<tuv>`. */
export interface TmxVariant {
  tag: string;
  text: string;
  /** Set if it contains a code whose text is not in the file. */
  hasForeignCode?: true;
}

/** Codes that stand for something by themselves; the text between a `<bpt>` and its `<ept>` is complete without them. */
const standaloneCodes = new Set(['ph', 'it', 'ut']);

const unreadableTmx = (reason: string): ApiError =>
  new ApiError('tmx_unreadable', { placeholders: { reason: reason.slice(0, 200) } });

/** Parses TMX 1.x without anything from outside the document: no DTD, and only the entities of XML itself. */
export class TmxReader {
  private readonly units: TmxUnit[] = [];
  private readonly path: string[] = [];
  /** The length of the text at the beginning of each open element of a segment, and the element's type. */
  private readonly segment: { start: number; type: string | undefined }[] = [];
  private sourceTag = '';
  private readonly parser = new SaxesParser();

  constructor() {
    this.parser.on('doctype', (doctype) => {
      // Most tools name the DTD of TMX; it is not fetched. Declarations of the file's own could only be entities.
      if (doctype.includes('[')) throw unreadableTmx('its DOCTYPE must not declare anything.');
    });
    this.parser.on('opentag', (tag) => this.open(tag));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
    this.parser.on('closetag', () => this.close());
  }

  /** @throws ApiError 400 `tmx_unreadable` */
  read(document: string): TmxUnit[] {
    try {
      this.parser.write(document).close();
    } catch (error) {
      throw error instanceof ApiError ? error : unreadableTmx(withPosition((error as Error).message));
    }
    if (this.units.length === 0) throw unreadableTmx('it has no <tu>.');
    return this.units;
  }

  private open({ name, attributes }: SaxesTagPlain): void {
    if (this.path.length === 0) this.check(name, attributes['version']);
    if (this.path.length === maxXmlDepth)
      throw unreadableTmx(`its elements are nested more than ${maxXmlDepth} levels deep.`);
    const parent = this.path.at(-1);
    this.path.push(name);
    if (this.segment.length > 0 || (name === 'seg' && parent === 'tuv'))
      this.segment.push({ start: this.variant?.text.length ?? 0, type: attributes['type'] });
    if (name === 'header') this.sourceTag = attributes['srclang'] ?? '';
    if (name === 'tu')
      this.units.push({
        line: this.parser.line,
        sourceTag: attributes['srclang'] ?? this.sourceTag,
        variants: [],
      });
    if (name === 'tuv' && parent === 'tu')
      // Until TMX 1.2 the attribute had no prefix.
      this.unit?.variants.push({ tag: attributes['xml:lang'] ?? attributes['lang'] ?? '', text: '' });
  }

  private check(name: string, version: string | undefined): void {
    if (name !== 'tmx') throw unreadableTmx('it does not begin with <tmx>.');
    if (version && !version.startsWith('1.')) throw unreadableTmx(`its version is ${version}.`);
  }

  private close(): void {
    const name = this.path.pop();
    const element = this.segment.pop();
    const { variant } = this;
    if (!element || !variant || variant.text.length > element.start) return;
    const sign = parseSign(element.type);
    if (name === 'ph' && sign !== undefined) variant.text += sign;
    else if (standaloneCodes.has(name ?? '')) variant.hasForeignCode = true;
  }

  private add(text: string): void {
    if (this.segment.length > 0 && this.variant) this.variant.text += text;
  }

  private get unit(): TmxUnit | undefined {
    return this.units.at(-1);
  }

  private get variant(): TmxVariant | undefined {
    return this.unit?.variants.at(-1);
  }
}
