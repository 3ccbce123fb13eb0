import path from 'node:path';
import { inRoot } from '@lens/tools/product/folders';
import { chapters, levels } from './levels.ts';
import type { Evidence, Row } from './requirements.ts';

export const asvsPage = inRoot('docs', 'security-asvs.md');

type State = 'tested' | 'built or written' | 'not applicable' | 'open';
const states: State[] = ['tested', 'built or written', 'not applicable', 'open'];

export function stateOf({ evidence }: Row): State {
  const reason = evidence.find((one) => one.kind === 'reason');
  if (reason) return reason.of;
  return evidence.some(({ kind }) => kind === 'id' || kind === 'test') ? 'tested' : 'built or written';
}

const linkTo = (file: string) =>
  `[${path.basename(file)}](${file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`})`;

function renderEvidence(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'reason':
      return `${evidence.of === 'open' ? '**open**' : evidence.of}: ${evidence.why}`;
    case 'id':
      return `\`${evidence.id}\``;
    case 'file':
      return linkTo(evidence.file);
    case 'test':
      return evidence.title === '' ? linkTo(evidence.file) : `${linkTo(evidence.file)} “${evidence.title} …”`;
  }
}

const levelOf = ({ requirements }: Row) =>
  [...new Set(requirements.map((id) => levels.get(id)!))].sort().join(', ');

const renderRow = (row: Row) =>
  `| ${row.name} | ${levelOf(row)} | ${row.words} | ${row.evidence.map(renderEvidence).join('<br>')} |`;

const chapterOf = ({ name }: Row) => name.split('.', 1)[0]!;

function renderCounts(rows: Row[]): string {
  const count = (level: number, state: State) =>
    rows
      .filter((row) => stateOf(row) === state)
      .flatMap(({ requirements }) => requirements)
      .filter((id) => levels.get(id) === level).length;
  const line = (level: number) => `| ${level} | ${states.map((state) => count(level, state)).join(' | ')} |`;
  return [
    '| level |' + states.map((state) => ` ${state} |`).join(''),
    '| --- | --- | --- | --- | --- |',
    ...[1, 2, 3].map(line),
  ].join('\n');
}

const head = `# OWASP ASVS 5.0, requirement by requirement

All requirements of levels 1 and 2 of the Application Security Verification Standard 5.0.0, and those of level 3 that are met
here. The numbers are the standard's (\`v5.0.0-6.2.1\` is 6.2.1 below), the words are ours: they say what is done. A number in
backquotes is a [line of the specification](conformance.md) that a test shows; of other tests, words of the title follow.
\`npm run asvs\` writes this page from \`checks/src/security/asvs/requirements.txt\`; a test fails when a requirement is missing or a
test that is named does not exist. [Security](security.md) has the threat model and what stays open.
`;

/** The text of docs/security-asvs.md. */
export function renderPage(rows: Row[]): string {
  const sections = Object.entries(chapters).map(([chapter, title]) =>
    [
      `\n## ${chapter}. ${title}\n`,
      '| requirement | level | what is done | shown by |',
      '| --- | --- | --- | --- |',
      ...rows.filter((row) => chapterOf(row) === chapter).map(renderRow),
    ].join('\n'),
  );
  return `${head}\n${renderCounts(rows)}\n${sections.join('\n')}\n`;
}
