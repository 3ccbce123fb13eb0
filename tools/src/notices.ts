import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './product/folders.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const rule = '-'.repeat(80);

/** What a package says of its licence, in its own file where it has one. */
function licenceText(folder: string): string {
  if (!existsSync(inRoot(folder))) return '';
  const file = readdirSync(inRoot(folder)).find((name) => /^(licen[sc]e|copying|notice)(\.|-|$)/i.test(name));
  return file ? readFileSync(inRoot(folder, file), 'utf8').trim() : '';
}

/** Every package that the product runs or ships, not what only builds or tests it. */
const entries = Object.entries(lock.packages)
  .filter(
    ([folder, entry]) =>
      folder.includes('node_modules/') && !entry.dev && !entry.optional && !entry.devOptional && !entry.link,
  )
  .map(([folder, entry]) => ({ folder, name: folder.split('node_modules/').at(-1)!, ...entry }))
  .sort(
    (one, other) =>
      one.name.localeCompare(other.name) || (one.version ?? '').localeCompare(other.version ?? ''),
  );

const unique = new Map(entries.map((entry) => [`${entry.name}@${entry.version}`, entry]));
const sections = [...unique].map(([id, { folder, license }]) =>
  [rule, `${id} (${license ?? 'licence stated in its files'})`, rule, '', licenceText(folder), ''].join('\n'),
);
const faces = [
  rule,
  'Droid Sans Fallback (Apache-2.0), in shell/faces',
  rule,
  '',
  'Copyright 2006-2010 Google Corp.',
  '',
  readFileSync(inRoot('shell', 'faces', 'LICENSE'), 'utf8').trim(),
  '',
].join('\n');
const head = `This product uses the following packages, under their own licences.\nMade by \`npm run notices\`.\n\n`;
writeFileSync(inRoot('THIRD_PARTY_NOTICES.txt'), `${head}${[...sections, faces].join('\n')}`);
console.log(`${unique.size} packages`);
