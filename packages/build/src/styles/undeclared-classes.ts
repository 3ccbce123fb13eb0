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
 * Classes that a component names and its style sheet does not have: TypeScript takes any name for one. Names stand after a
 * dot, so that they are found; only a name that is known at run time stands in brackets.
 * @param root of the repository, whose packages are known by `@lens/<folder>`
 */
export function undeclaredClasses(root: string, file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const where = (index: number) => `${path.relative(root, file)}:${lineOf(text, index)}`;
  return [...text.matchAll(sheetImport)].flatMap(([, name, request]) => {
    const classes = classesOf(sheetFile(root, file, request!));
    const named = [...text.matchAll(new RegExp(`\\b${name!}\\.(\\w+)`, 'g'))]
      .filter(([, one]) => !classes.has(one!))
      .map(({ index, 1: one }) => `${where(index)} ${path.basename(request!)} has no class .${one!}.`);
    const bracketed = [...text.matchAll(new RegExp(`\\b${name!}\\['(\\w+)'\\]`, 'g'))].map(
      ({ index, 1: one }) => `${where(index)} Write ${name!}.${one!}, without brackets.`,
    );
    return [...named, ...bracketed];
  });
}
