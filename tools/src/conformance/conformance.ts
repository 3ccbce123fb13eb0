import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { findFaults, renderPage } from './page.ts';
import { readSpecification } from './specification.ts';
import { readTestIds } from './test-ids.ts';

const generated = inRoot('docs', 'conformance.md');

function citingPages(): Record<string, string> {
  const pages = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return Object.fromEntries(pages.map((page) => [page, readFileSync(inRoot('docs', page), 'utf8')]));
}

/** What `npm test` refuses, without running a test. */
export function conformanceFaults(): string[] {
  const pages = readSpecification();
  const filesOfId = readTestIds();
  const stale = readFileSync(generated, 'utf8') !== renderPage(pages, filesOfId);
  return [
    ...findFaults(pages, filesOfId, citingPages()),
    ...(stale ? ['docs/conformance.md is not up to date: run `npm run conformance`.'] : []),
  ];
}

/** Writes docs/conformance.md anew. */
export function writeConformance(): void {
  writeFileSync(generated, renderPage(readSpecification(), readTestIds()));
}
