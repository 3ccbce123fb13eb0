import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPages } from './finding';

const repository = path.resolve(__dirname, '../../../../..');
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

it.each(Object.entries(checkPages))('The page to read about "%s" exists: %s', (check, page) => {
  const [file = '', anchor] = page.split('#');
  expect(existsSync(path.join(repository, file))).toBe(true);
  const headings = [...readFileSync(path.join(repository, file), 'utf8').matchAll(/^#+ (.+)$/gm)];
  if (anchor !== undefined) expect(headings.map(([, heading]) => anchorOf(heading!))).toContain(anchor);
  const teams = readFileSync(path.join(repository, 'docs/teams.md'), 'utf8');
  expect(teams).toMatch(new RegExp(`^\\| ${check} +\\|`, 'm'));
});
