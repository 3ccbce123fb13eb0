import { anchorOf } from '../docs/pages.ts';
import { idPattern, type SpecificationLine, type SpecificationPage } from './specification.ts';

const head = `# Conformance to the specification

Each line of the [specification](specification.md), and the test files that show it. \`npm run conformance\` writes
this page; search a file for the id to find the test.
`;

function renderRow(page: SpecificationPage, line: SpecificationLine, files: string[]): string {
  const links = files.map((file) => `[${file}](../${file})`);
  const shownBy = links.length > 0 ? links.join('<br>') : `no test: ${line.untested}`;
  return `| [${line.id}](specification/${page.file}#${anchorOf(line.section)}) | ${shownBy} |`;
}

/** The text of docs/conformance.md. */
export function renderPage(pages: SpecificationPage[], filesOfId: Map<string, string[]>): string {
  const sections = pages.map((page) => {
    const rows = page.lines.map((line) => renderRow(page, line, filesOfId.get(line.id) ?? []));
    return [`\n## ${page.title}\n`, '| line | shown by |', '| --- | --- |', ...rows].join('\n');
  });
  return `${head}${sections.join('\n')}\n`;
}

/**
 * Everything that does not fit between the specification, the tests and the documentation.
 * @param docs the text of each page by its name, in which ids are searched
 */
export function findProblems(
  pages: SpecificationPage[],
  filesOfId: Map<string, string[]>,
  docs: Record<string, string>,
): string[] {
  const lines = pages.flatMap((page) => page.lines);
  const ids = new Set(lines.map(({ id }) => id));
  const repeated = lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) < at);
  const withoutTest = lines.filter(({ id, untested }) => untested === null && !filesOfId.has(id));
  const wronglyUntested = lines.filter(({ id, untested }) => untested !== null && filesOfId.has(id));
  const unknownInTests = [...filesOfId].filter(([id]) => !ids.has(id));
  const unknownInDocs = Object.entries(docs).flatMap(([page, text]) =>
    [...text.matchAll(new RegExp(`\`(${idPattern})\``, 'g'))]
      .map((match) => match[1]!)
      .filter((id) => !ids.has(id))
      .map((id) => `docs/${page} names ${id}, which the specification does not have.`),
  );
  return [
    ...repeated.map(({ id }) => `The specification has ${id} twice.`),
    ...withoutTest.map(({ id }) => `No test shows ${id}.`),
    ...wronglyUntested.map(({ id }) => `${id} says that it has no test, but it has one.`),
    ...unknownInTests.map(([id, files]) => `${files.join(', ')}: the specification has no ${id}.`),
    ...unknownInDocs,
  ];
}
