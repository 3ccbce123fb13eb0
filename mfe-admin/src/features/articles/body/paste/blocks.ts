import { marksOf, noMarks, type Marks } from './marks';
import { isComment, isCommentMarker, isStruckOut } from './tracked-changes';
import { isListMarker, parseWordListItem, type ListPosition } from './word-list';

/** Text with the same marks; a line break is a single line feed. */
export interface TextPiece extends Marks {
  text: string;
}

export type Block =
  | { kind: 'paragraph' | 'quote'; pieces: TextPiece[] }
  | { kind: 'heading'; level: number; pieces: TextPiece[] }
  | ({ kind: 'item'; pieces: TextPiece[] } & ListPosition)
  | { kind: 'rule' };

export interface Pasted {
  blocks: Block[];
  pictures: number;
  tables: number;
  struckOut: number;
  comments: number;
}

type BlockForm =
  | { kind: 'paragraph' | 'quote' }
  | { kind: 'heading'; level: number }
  | ({ kind: 'item' } & ListPosition);

const blockSelector =
  'address,article,aside,blockquote,body,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul';
const isBlock = (element: Element): boolean => element.matches(blockSelector);
const skippedSelector = 'script,style,template,head,title,meta,link,noscript,xml,iframe,object,svg,math';

/** Word and Word for the web mark headings by class, outline level or role. */
function headingOf(element: Element): number | null {
  const [, tagLevel] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (tagLevel) return Number(tagLevel);
  const [, wordLevel] = /\bMsoHeading(\d)/.exec(element.className) ?? [];
  if (wordLevel) return Number(wordLevel);
  if (/\bMsoTitle\b/.test(element.className)) return 1;
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2);
  const [, outlineLevel] = /mso-outline-level:\s*(\d)/i.exec(element.getAttribute('data-style') ?? '') ?? [];
  return outlineLevel && element.localName === 'p' ? Number(outlineLevel) : null;
}

/** Reads pasted HTML block by block, with its structure but without its styles. */
class PasteReader implements Pasted {
  readonly blocks: Block[] = [];
  pictures = 0;
  tables = 0;
  struckOut = 0;
  comments = 0;
  private pieces: TextPiece[] = [];

  read(node: Node, form: BlockForm, marks: Marks, depth: number): void {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.addText(child.textContent ?? '', marks);
      else if (child.nodeType === Node.ELEMENT_NODE) this.readElement(child as Element, form, marks, depth);
    }
  }

  endBlock(form: BlockForm): void {
    const pieces = trimPieces(this.pieces);
    this.pieces = [];
    if (pieces.length === 0) return;
    this.blocks.push({ ...form, pieces });
    if (form.kind === 'item') form.continued = true;
  }

  private readElement(element: Element, form: BlockForm, marks: Marks, depth: number): void {
    const name = element.localName;
    if (element.matches(skippedSelector) || isListMarker(element)) return;
    if (isComment(element)) {
      if (isCommentMarker(element)) this.comments += 1;
      return;
    }
    if (isStruckOut(element)) {
      if (element.textContent.trim()) this.struckOut += 1;
      return;
    }
    if (name === 'img' || name === 'v:imagedata') this.pictures += 1;
    else if (name === 'br') this.pieces.push({ ...noMarks, text: '\n' });
    else if (name === 'hr') {
      this.endBlock(form);
      this.blocks.push({ kind: 'rule' });
    } else if (name === 'ul' || name === 'ol') this.readList(element, marks, depth + 1, form);
    else if (name === 'table') this.readTable(element, marks, form);
    else if (isBlock(element)) {
      this.endBlock(form);
      const innerForm = formOf(element, form);
      this.read(element, innerForm, marksOf(element, marks), depth);
      this.endBlock(innerForm);
    } else this.read(element, form, marksOf(element, marks), depth);
  }

  private readList(list: Element, marks: Marks, depth: number, outerForm: BlockForm): void {
    this.endBlock(outerForm);
    const ordered = list.localName === 'ol';
    for (const child of list.children) {
      // Google Docs puts an inner list beside the item; Word for the web sets the level of each item.
      if (child.localName !== 'li') this.readElement(child, outerForm, marks, depth);
      else {
        const listLevel = child.getAttribute('aria-level') ?? child.getAttribute('data-aria-level') ?? '';
        const form: BlockForm = { kind: 'item', ordered, level: Math.max(depth, Number(listLevel) || 1) };
        this.read(child, form, marksOf(child, marks), depth);
        this.endBlock(form);
      }
    }
  }

  /** Articles have no tables, so each row becomes a line. */
  private readTable(table: Element, marks: Marks, outerForm: BlockForm): void {
    this.endBlock(outerForm);
    this.tables += 1;
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].map((cell) =>
        this.readCell(cell, { ...marks, bold: cell.localName === 'th' }),
      );
      const filledCells = cells.filter((pieces) => pieces.length > 0);
      this.pieces = filledCells.flatMap((pieces, index) =>
        index ? [{ ...noMarks, text: ' | ' }, ...pieces] : pieces,
      );
      this.endBlock({ kind: 'paragraph' });
    }
  }

  private readCell(cell: Element, marks: Marks): TextPiece[] {
    const reader = new PasteReader();
    reader.read(cell, { kind: 'paragraph' }, marks, 0);
    reader.endBlock({ kind: 'paragraph' });
    this.pictures += reader.pictures;
    this.struckOut += reader.struckOut;
    this.comments += reader.comments;
    return reader.blocks.flatMap((block, index) =>
      'pieces' in block ? [...(index ? [{ ...noMarks, text: ' ' }] : []), ...block.pieces] : [],
    );
  }

  private addText(text: string, marks: Marks): void {
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    if (collapsed) this.pieces.push({ ...marks, text: collapsed });
  }
}

function formOf(element: Element, outerForm: BlockForm): BlockForm {
  const level = headingOf(element);
  if (level !== null && outerForm.kind !== 'item') return { kind: 'heading', level };
  const listItem = parseWordListItem(element);
  if (listItem) return { kind: 'item', ...listItem };
  if (element.localName === 'blockquote') return { kind: 'quote' };
  return outerForm.kind === 'heading' ? { kind: 'paragraph' } : outerForm;
}

/** Removes spaces and breaks at both ends, and repeated spaces. */
function trimPieces(pieces: TextPiece[]): TextPiece[] {
  const result: TextPiece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1)?.text ?? ' ';
    const text = /\s$/.test(before) ? piece.text.replace(/^ +/, '') : piece.text;
    if (text && !(text === '\n' && result.length === 0)) result.push({ ...piece, text });
  }
  while (result.length > 0) {
    const last = result.at(-1)!;
    const text = last.text.trimEnd();
    if (text) {
      result[result.length - 1] = { ...last, text };
      break;
    }
    result.pop();
  }
  return result;
}

/** @param body the result of `parsePasted` */
export function readPasted(body: HTMLElement): Pasted {
  const reader = new PasteReader();
  reader.read(body, { kind: 'paragraph' }, noMarks, 0);
  reader.endBlock({ kind: 'paragraph' });
  return reader;
}
