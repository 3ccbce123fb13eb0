import { foldersApart, installAllApart, type FolderApart } from './packages-apart.ts';

/** `npm run apart -- [folder…]`: installs what a command needs beside the packages of the root. */
const isApart = (name: string): name is FolderApart => (foldersApart as readonly string[]).includes(name);

const words = process.argv.slice(2);
const unknown = words.filter((word) => !isApart(word));
if (unknown.length > 0) {
  console.error(`Not installed apart: ${unknown.join(', ')}. Choose from ${foldersApart.join(', ')}.`);
  process.exit(1);
}
const failures = await installAllApart(words.length > 0 ? words.filter(isApart) : foldersApart);
for (const reason of failures.values()) console.error(reason);
process.exitCode = failures.size > 0 ? 1 : 0;
