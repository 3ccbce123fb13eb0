import { readdirSync, readFileSync } from 'node:fs';
import { descriptionOf, type Descriptions } from '@lens/contracts/descriptions';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { formOf } from '@lens/contracts/translation-checks/plural-form';
import { inRoot } from '../product/folders';

const owners = ['shell', 'mfe-public', 'mfe-admin', 'mfe-translations'];
const files = owners.flatMap((owner) =>
  readdirSync(inRoot(owner, 'locales', 'en')).map((file) => [`${owner}/${file}`, owner, file] as const),
);
const read = (owner: string, folder: string, file: string) =>
  JSON.parse(readFileSync(inRoot(owner, 'locales', folder, file), 'utf8')) as unknown;

const every = (names: string[][]): string[][] =>
  names.reduce<string[][]>((paths, few) => paths.flatMap((path) => few.map((name) => [...path, name])), [[]]);
const isPlaceholder = (entry: string) => entry.startsWith('{{');
const isKind = (entry: string) => entry.startsWith('*.');

describe.each(files)('Descriptions of %s', (_name, owner, file) => {
  const descriptions = read(owner, 'descriptions', file) as Descriptions;
  const texts = [...flattenTree(read(owner, 'en', file) as TextTree)];
  const paths = texts.map(([key]) => formOf(key).base.split('.'));
  const entries = Object.keys(descriptions);

  /** Whether a text is described by itself, by the group that it is in, or by its kind and a group near by. */
  function isDescribed(path: string[]): boolean {
    const fitting = entries
      .filter((entry) => !isPlaceholder(entry) && !isKind(entry))
      .map((entry) => entry.split('.').map((few) => few.split('|')))
      .filter((names) => names.length <= path.length && names.every((few, at) => few.includes(path[at]!)));
    const deepest = Math.max(0, ...fitting.map(({ length }) => length));
    const ofKind = entries.some((entry) => isKind(entry) && path.join('.').endsWith(entry.slice(1)));
    return deepest === path.length || (deepest === path.length - 1 && (ofKind || deepest > 1));
  }

  it('say of every text what it is and where it stands [DESK-15]', () => {
    expect(paths.filter((path) => !isDescribed(path)).map((path) => path.join('.'))).toEqual([]);
  });

  it('speak of nothing that there is not', () => {
    const begins = new Set(paths.flatMap((path) => path.map((_part, at) => path.slice(0, at + 1).join('.'))));
    const isThere = (entry: string): boolean => {
      if (isPlaceholder(entry)) return texts.some(([, text]) => text.includes(entry));
      if (isKind(entry)) return paths.some((path) => `.${path.join('.')}`.endsWith(entry.slice(1)));
      const names = entry.split('.').map((few) => few.split('|'));
      const found = every(names).filter((path) => begins.has(path.join('.')));
      return names.every((few, at) => few.every((name) => found.some((path) => path[at] === name)));
    };
    expect(entries.filter((entry) => !isThere(entry))).toEqual([]);
  });

  it('are sentences', () => {
    expect(Object.values(descriptions).filter((said) => said.length < 20 || !said.endsWith('.'))).toEqual([]);
  });

  it('name each placeholder of a text', () => {
    const unnamed = texts.flatMap(([key, text]) => {
      const said = descriptionOf(descriptions, key, text).join(' ');
      return (text.match(/\{\{\w+\}\}/g) ?? [])
        .filter((name) => !said.includes(name))
        .map((name) => `${key} ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('name no placeholder that none of their texts has', () => {
    const wrong = entries.flatMap((entry) => {
      const names = descriptions[entry]!.match(/\{\{\w+\}\}/g) ?? [];
      const only = { [entry]: 'x' };
      const isOf = (key: string) => descriptionOf(only, key, '').length > 0;
      return names
        .filter((name) => !texts.some(([key, text]) => text.includes(name) && isOf(key)))
        .map((name) => `${entry} ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

it('lie beside the files of every owner and nowhere else', () => {
  const described = owners.flatMap((owner) =>
    readdirSync(inRoot(owner, 'locales', 'descriptions')).map((file) => `${owner}/${file}`),
  );
  expect(described).toEqual(files.map(([name]) => name));
});
