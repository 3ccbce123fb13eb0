import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules that a file imports values from; imports of types are not in what a browser loads. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;'"]* from '([^']+)';/gm)].map(
    ([, name]) => name!,
  );

/** Everything that is loaded with a file: paths of our files, and names of packages. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  for (const name of importsOf(file)) {
    const next = name.startsWith('.') ? path.resolve(path.dirname(file), name.replace(/\.js$/, '.ts')) : name;
    if (found.has(next)) continue;
    found.add(next);
    if (name.startsWith('.')) loadedWith(next, found);
  }
  return found;
}

describe('Contracts for patient pages', () => {
  it.each([
    'article-categories',
    'browser-lifetimes',
    'consent-notices',
    'consultation-labels',
    'format-phone',
    'languages',
    'max-lengths',
    'number-ranges',
    'practice-facts',
    'procedures',
    'regions',
    'text-tree',
    'unknown-practice',
  ])('load no zod: %s', (name) => {
    expect([...loadedWith(path.join(__dirname, `${name}.ts`))]).not.toContain('zod');
  });

  it('would be reported if they loaded zod', () => {
    expect([...loadedWith(path.join(__dirname, 'testimonials.ts'))]).toContain('zod');
  });
});
