import { readdirSync, readFileSync } from 'node:fs';
import { findDescriptions, type Descriptions } from '@lens/contracts/descriptions';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { inRoot } from '../product/folders';

const packageNames = ['shell', 'mfe-public', 'mfe-admin', 'mfe-translations'];
const files = packageNames.flatMap((packageName) =>
  readdirSync(inRoot(packageName, 'locales', 'en')).map(
    (file) => [`${packageName}/${file}`, packageName, file] as const,
  ),
);
const read = (packageName: string, folder: string, file: string) =>
  JSON.parse(readFileSync(inRoot(packageName, 'locales', folder, file), 'utf8')) as unknown;

const combine = (names: string[][]): string[][] =>
  names.reduce<string[][]>(
    (paths, alternatives) => paths.flatMap((path) => alternatives.map((name) => [...path, name])),
    [[]],
  );
const isPlaceholder = (entry: string) => entry.startsWith('{{');
const isKind = (entry: string) => entry.startsWith('*.');

describe.each(files)('Descriptions of %s', (_name, packageName, file) => {
  const descriptions = read(packageName, 'descriptions', file) as Descriptions;
  const texts = [...flattenTree(read(packageName, 'en', file) as TextTree)];
  const paths = texts.map(([key]) => parsePluralKey(key).base.split('.'));
  const entries = Object.keys(descriptions);

  /** A text counts as described by its own entry, by its group, or by its kind together with a group above. */
  function isDescribed(path: string[]): boolean {
    const matching = entries
      .filter((entry) => !isPlaceholder(entry) && !isKind(entry))
      .map((entry) => entry.split('.').map((alternatives) => alternatives.split('|')))
      .filter(
        (names) =>
          names.length <= path.length && names.every((alternatives, at) => alternatives.includes(path[at]!)),
      );
    const deepest = Math.max(0, ...matching.map(({ length }) => length));
    const ofKind = entries.some((entry) => isKind(entry) && path.join('.').endsWith(entry.slice(1)));
    return deepest === path.length || (deepest === path.length - 1 && (ofKind || deepest > 1));
  }

  it('describe every text [DESK-15]', () => {
    expect(paths.filter((path) => !isDescribed(path)).map((path) => path.join('.'))).toEqual([]);
  });

  it('describe nothing that does not exist', () => {
    const prefixes = new Set(
      paths.flatMap((path) => path.map((_part, at) => path.slice(0, at + 1).join('.'))),
    );
    const isThere = (entry: string): boolean => {
      if (isPlaceholder(entry)) return texts.some(([, text]) => text.includes(entry));
      if (isKind(entry)) return paths.some((path) => `.${path.join('.')}`.endsWith(entry.slice(1)));
      const names = entry.split('.').map((alternatives) => alternatives.split('|'));
      const found = combine(names).filter((path) => prefixes.has(path.join('.')));
      return names.every((alternatives, at) =>
        alternatives.every((name) => found.some((path) => path[at] === name)),
      );
    };
    expect(entries.filter((entry) => !isThere(entry))).toEqual([]);
  });

  it('are sentences of some length', () => {
    expect(
      Object.values(descriptions).filter(
        (description) => description.length < 20 || !description.endsWith('.'),
      ),
    ).toEqual([]);
  });

  it('name each placeholder of a text', () => {
    const unnamed = texts.flatMap(([key, text]) => {
      const description = findDescriptions(descriptions, key, text).join(' ');
      return (text.match(/\{\{\w+\}\}/g) ?? [])
        .filter((name) => !description.includes(name))
        .map((name) => `${key} ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('name only placeholders that one of their texts has', () => {
    const wrong = entries.flatMap((entry) => {
      const names = descriptions[entry]!.match(/\{\{\w+\}\}/g) ?? [];
      const only = { [entry]: 'x' };
      const isOf = (key: string) => findDescriptions(only, key, '').length > 0;
      return names
        .filter((name) => !texts.some(([key, text]) => text.includes(name) && isOf(key)))
        .map((name) => `${entry} ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

it('every English locale file has descriptions, and nothing else has', () => {
  const described = packageNames.flatMap((packageName) =>
    readdirSync(inRoot(packageName, 'locales', 'descriptions')).map((file) => `${packageName}/${file}`),
  );
  expect(described).toEqual(files.map(([name]) => name));
});
