import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../product/folders.ts';
import { findProblems, renderPage } from './page.ts';
import { readSpecification } from './specification.ts';
import { readTestIds } from './test-ids.ts';

const conformancePage = inRoot('docs', 'conformance.md');

function readPages(): Record<string, string> {
  const pages = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return Object.fromEntries(pages.map((page) => [page, readFileSync(inRoot('docs', page), 'utf8')]));
}

/** Everything that makes `npm test` fail before it has run a test. */
export function findConformanceProblems(): string[] {
  const pages = readSpecification();
  const filesOfId = readTestIds();
  const isOutdated = readFileSync(conformancePage, 'utf8') !== renderPage(pages, filesOfId);
  return [
    ...findProblems(pages, filesOfId, readPages()),
    ...(isOutdated ? ['docs/conformance.md is not up to date: run `npm run conformance`.'] : []),
  ];
}

/** Updates docs/conformance.md. */
export function writeConformance(): void {
  writeFileSync(conformancePage, renderPage(readSpecification(), readTestIds()));
}
