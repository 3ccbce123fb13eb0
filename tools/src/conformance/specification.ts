import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';

/** A line of the specification, which tests can show. */
export interface SpecificationLine {
  id: string;
  /** The heading above it. */
  section: string;
  /** Why no test shows it; the line says so at its end. */
  untested: string | null;
}

export interface SpecificationPage {
  file: string;
  title: string;
  lines: SpecificationLine[];
}

/** Three letters at least, so that a class of characters such as `[A-9]` is no id. */
export const idPattern = '[A-Z]{3,}(?:-[A-Z]+)*-\\d+';

const listItem = new RegExp(`^- \\*\\*(${idPattern})\\*\\* `);
const noTest = /_\(No test: ([^)]+)\)_$/;

/** An item goes on until a blank line, a heading or the next item. */
function blocksOf(markdown: string): string[] {
  const starts = markdown.replace(/\n(?=- |#)/g, '\n\n');
  return starts.split(/\n{2,}/).map((block) => block.replace(/\s+/g, ' ').trim());
}

export function parsePage(file: string, markdown: string): SpecificationPage {
  const blocks = blocksOf(markdown);
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

/** The pages that hold lines, in the order in which the index names them. */
export function readSpecification(): SpecificationPage[] {
  const folder = inRoot('docs', 'specification');
  const index = readFileSync(inRoot('docs', 'specification.md'), 'utf8');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort((one, other) => index.indexOf(`(specification/${one})`) - index.indexOf(`(specification/${other})`))
    .map((file) => parsePage(file, readFileSync(inRoot('docs', 'specification', file), 'utf8')));
}
