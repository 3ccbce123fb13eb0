import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';

/** A line of the specification that tests can show. */
export interface SpecificationLine {
  id: string;
  /** The heading above it. */
  section: string;
  /** Why no test shows it, from the end of the line. */
  untested: string | null;
}

export interface SpecificationPage {
  file: string;
  title: string;
  lines: SpecificationLine[];
}

/** With at least three letters, so that a character class such as `[A-9]` is not taken for an id. */
export const idPattern = '[A-Z]{3,}(?:-[A-Z]+)*-\\d+';

const listItem = new RegExp(`^- \\*\\*(${idPattern})\\*\\* `);
const noTest = /_\(No test: ([^)]+)\)_$/;

/** A list item ends at a blank line, a heading or the next item. */
function splitBlocks(markdown: string): string[] {
  const starts = markdown.replace(/\n(?=- |#)/g, '\n\n');
  return starts.split(/\n{2,}/).map((block) => block.replace(/\s+/g, ' ').trim());
}

export function parsePage(file: string, markdown: string): SpecificationPage {
  const blocks = splitBlocks(markdown);
  const title = blocks[0]?.replace(/^# /, '') ?? '';
  const lines: SpecificationLine[] = [];
  let section = '';
  for (const block of blocks) {
    if (block.startsWith('## ')) section = block.slice(3);
    const id = listItem.exec(block)?.[1];
    if (id) lines.push({ id, section, untested: noTest.exec(block)?.[1] ?? null });
  }
  return { file, title, lines };
}

/** Reads the pages of the specification, in the order of its index. */
export function readSpecification(): SpecificationPage[] {
  const folder = inRoot('docs', 'specification');
  const index = readFileSync(inRoot('docs', 'specification.md'), 'utf8');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort((a, b) => index.indexOf(`(specification/${a})`) - index.indexOf(`(specification/${b})`))
    .map((file) => parsePage(file, readFileSync(inRoot('docs', 'specification', file), 'utf8')));
}
