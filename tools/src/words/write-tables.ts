import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { handCellsOf, handRows } from './defects/by-hand-rows.ts';
import { cellsOf, rowsByKind, rowsByLanguage } from './defects/meaning-rows.ts';

const file = inRoot('docs', 'translation-checks.md');

/** Writes the counts of seeded defects of meaning, and of wrong texts made by hand, into their tables in the documentation. */
export function writeTables(): void {
  const rows = new Map([
    ...[...rowsByKind, ...rowsByLanguage].map((row) => [row.name, cellsOf(row)] as const),
    ...handRows.map((row) => [row.name, handCellsOf(row)] as const),
  ]);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const [start = '', name = '', ...cells] = line.split('|');
      const counted = start === '' ? rows.get(name.trim()) : undefined;
      return counted
        ? ['', ...counted.map((cell) => ` ${cell} `), ...cells.slice(counted.length - 1)].join('|')
        : line;
    });
  writeFileSync(file, lines.join('\n'));
}
