import { marksOf, plain, type Marks } from './marks';
import { isComment, isCommentSign, isStruckOut } from './revisions';
import { isMarker, wordListPlace, type ListPlace } from './word-list';

/** A word or more in one form; a break is a line feed alone. */
export interface Piece extends Marks {
  text: string;
}

export type Block =
  | { kind: 'paragraph' | 'quote'; pieces: Piece[] }
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | ({ kind: 'item'; pieces: Piece[] } & ListPlace)
  | { kind: 'rule' };

export interface Pasted {
  blocks: Block[];
  pictures: number;
  tables: number;
  struckOut: number;
  comments: number;
}

type Form =
  { kind: 'paragraph' | 'quote' } | { kind: 'heading'; level: number } | ({ kind: 'item' } & ListPlace);

const outer =
  'address,article,aside,blockquote,body,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul';
const isBlock = (element: Element): boolean => element.matches(outer);
const skipped = 'script,style,template,head,title,meta,link,noscript,xml,iframe,object,svg,math';

/** Word and its web version name headings by class, outline or role. */
function headingOf(element: Element): number | null {
  const [, own] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (own) return Number(own);
  const [, word] = /\bMsoHeading(\d)/.exec(element.className) ?? [];
  if (word) return Number(word);
  if (/\bMsoTitle\b/.test(element.className)) return 1;
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2);
  const [, outline] = /mso-outline-level:\s*(\d)/i.exec(element.getAttribute('data-style') ?? '') ?? [];
  return outline && element.localName === 'p' ? Number(outline) : null;
}

/** Reads what was pasted block by block, with its structure and nothing of its looks. */
class Reader implements Pasted {
  readonly blocks: Block[] = [];
  pictures = 0;
  tables = 0;
  struckOut = 0;
  comments = 0;
  private pieces: Piece[] = [];

  read(node: Node, form: Form, marks: Marks, depth: number): void {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.write(child.textContent ?? '', marks);
      else if (child.nodeType === Node.ELEMENT_NODE) this.element(child as Element, form, marks, depth);
    }
  }

  /** Ends a block. */
  end(form: Form): void {
    const pieces = trimmed(this.pieces);
    this.pieces = [];
    if (pieces.length === 0) return;
    this.blocks.push({ ...form, pieces });
    if (form.kind === 'item') form.continued = true;
  }

  private element(element: Element, form: Form, marks: Marks, depth: number): void {
    const name = element.localName;
    if (element.matches(skipped) || isMarker(element)) return;
    if (isComment(element)) {
      if (isCommentSign(element)) this.comments += 1;
      return;
    }
    if (isStruckOut(element)) {
      if (element.textContent.trim()) this.struckOut += 1;
      return;
    }
    if (name === 'img' || name === 'v:imagedata') this.pictures += 1;
    else if (name === 'br') this.pieces.push({ ...plain, text: '\n' });
    else if (name === 'hr') {
      this.end(form);
      this.blocks.push({ kind: 'rule' });
    } else if (name === 'ul' || name === 'ol') this.list(element, marks, depth + 1, form);
    else if (name === 'table') this.table(element, marks, form);
    else if (isBlock(element)) {
      this.end(form);
      const own = formOf(element, form);
      this.read(element, own, marksOf(element, marks), depth);
      this.end(own);
    } else this.read(element, form, marksOf(element, marks), depth);
  }

  private list(list: Element, marks: Marks, depth: number, around: Form): void {
    this.end(around);
    const ordered = list.localName === 'ol';
    for (const child of list.children) {
      // Google Docs puts the inner list beside the item, Word's web version says the level of each.
      if (child.localName !== 'li') this.element(child, around, marks, depth);
      else {
        const said = child.getAttribute('aria-level') ?? child.getAttribute('data-aria-level') ?? '';
        const form: Form = { kind: 'item', ordered, level: Math.max(depth, Number(said) || 1) };
        this.read(child, form, marksOf(child, marks), depth);
        this.end(form);
      }
    }
  }

  /** The site's texts have no tables: each row is a line. */
  private table(table: Element, marks: Marks, around: Form): void {
    this.end(around);
    this.tables += 1;
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].map((cell) =>
        this.apart(cell, { ...marks, bold: cell.localName === 'th' }),
      );
      const said = cells.filter((pieces) => pieces.length > 0);
      this.pieces = said.flatMap((pieces, index) =>
        index ? [{ ...plain, text: ' | ' }, ...pieces] : pieces,
      );
      this.end({ kind: 'paragraph' });
    }
  }

  private apart(cell: Element, marks: Marks): Piece[] {
    const reader = new Reader();
    reader.read(cell, { kind: 'paragraph' }, marks, 0);
    reader.end({ kind: 'paragraph' });
    this.pictures += reader.pictures;
    this.struckOut += reader.struckOut;
    this.comments += reader.comments;
    return reader.blocks.flatMap((block, index) =>
      'pieces' in block ? [...(index ? [{ ...plain, text: ' ' }] : []), ...block.pieces] : [],
    );
  }

  private write(text: string, marks: Marks): void {
    const spaced = text.replace(/[\s\u00a0]+/g, ' ');
    if (spaced) this.pieces.push({ ...marks, text: spaced });
  }
}

function formOf(element: Element, around: Form): Form {
  const level = headingOf(element);
  if (level !== null && around.kind !== 'item') return { kind: 'heading', level };
  const place = wordListPlace(element);
  if (place) return { kind: 'item', ...place };
  if (element.localName === 'blockquote') return { kind: 'quote' };
  return around.kind === 'heading' ? { kind: 'paragraph' } : around;
}

/** Without spaces and breaks at both ends, and two spaces in a row. */
function trimmed(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1)?.text ?? ' ';
    const text = /\s$/.test(before) ? piece.text.replace(/^ +/, '') : piece.text;
    if (text && !(text === '\n' && kept.length === 0)) kept.push({ ...piece, text });
  }
  while (kept.length > 0) {
    const last = kept.at(-1)!;
    const text = last.text.trimEnd();
    if (text) {
      kept[kept.length - 1] = { ...last, text };
      break;
    }
    kept.pop();
  }
  return kept;
}

/** @param body as `parsePasted` has it */
export function readPasted(body: HTMLElement): Pasted {
  const reader = new Reader();
  reader.read(body, { kind: 'paragraph' }, plain, 0);
  reader.end({ kind: 'paragraph' });
  return reader;
}
