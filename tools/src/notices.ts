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
const separator = '-'.repeat(80);

/** The licence text in a package's folder; empty if the package has none. */
function readLicence(folder: string): string {
  if (!existsSync(inRoot(folder))) return '';
  const file = readdirSync(inRoot(folder)).find((name) => /^(licen[sc]e|copying|notice)(\.|-|$)/i.test(name));
  return file ? readFileSync(inRoot(folder, file), 'utf8').trim() : '';
}

/** The packages that the product uses or ships, without those that only build or test it. */
const entries = Object.entries(lock.packages)
  .filter(
    ([folder, entry]) =>
      folder.includes('node_modules/') && !entry.dev && !entry.optional && !entry.devOptional && !entry.link,
  )
  .map(([folder, entry]) => ({ folder, name: folder.split('node_modules/').at(-1)!, ...entry }))
  .sort((a, b) => a.name.localeCompare(b.name) || (a.version ?? '').localeCompare(b.version ?? ''));

const unique = new Map(entries.map((entry) => [`${entry.name}@${entry.version}`, entry]));
const sections = [...unique].map(([id, { folder, license }]) =>
  [
    separator,
    `${id} (${license ?? 'licence stated in its files'})`,
    separator,
    '',
    readLicence(folder),
    '',
  ].join('\n'),
);
const fonts = [
  separator,
  'Droid Sans Fallback (Apache-2.0), in shell/fonts',
  separator,
  '',
  'Copyright 2006-2010 Google Corp.',
  '',
  readFileSync(inRoot('shell', 'fonts', 'LICENSE'), 'utf8').trim(),
  '',
].join('\n');
const head = `This product uses the following packages, under their own licences.\nMade by \`npm run notices\`.\n\n`;
writeFileSync(inRoot('THIRD_PARTY_NOTICES.txt'), `${head}${[...sections, fonts].join('\n')}`);
console.log(`THIRD_PARTY_NOTICES.txt names ${unique.size} packages.`);
