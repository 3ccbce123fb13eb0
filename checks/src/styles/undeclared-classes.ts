import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `import styles from './Badge.module.css'` */
const sheetImport = /import (\w+) from '([^']+\.module\.css)';/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function sheetFile(root: string, file: string, request: string): string {
  const inPackage = /^@lens\/([^/]+)\/(.+)$/.exec(request);
  return inPackage
    ? path.join(root, 'packages', inPackage[1]!, 'src', inPackage[2]!)
    : path.resolve(path.dirname(file), request);
}

const classesOf = (sheet: string): Set<string> =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!));

/**
 * Finds classes that a component uses and its style sheet does not have, since TypeScript allows any name. Names have
 * to follow a dot to be found; only a name that is known at run time may be in brackets.
 * @param root the folder of the repository, whose packages are imported as `@lens/<folder>`
 */
export function findUndeclaredClasses(root: string, file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const location = (index: number) => `${path.relative(root, file)}:${lineOf(text, index)}`;
  return [...text.matchAll(sheetImport)].flatMap(([, name, request]) => {
    const classes = classesOf(sheetFile(root, file, request!));
    const undeclared = [...text.matchAll(new RegExp(`\\b${name!}\\.(\\w+)`, 'g'))]
      .filter(([, one]) => !classes.has(one!))
      .map(({ index, 1: one }) => `${location(index)} ${path.basename(request!)} has no class .${one!}.`);
    const bracketed = [...text.matchAll(new RegExp(`\\b${name!}\\['(\\w+)'\\]`, 'g'))].map(
      ({ index, 1: one }) => `${location(index)} Write ${name!}.${one!}, without brackets.`,
    );
    return [...undeclared, ...bracketed];
  });
}
