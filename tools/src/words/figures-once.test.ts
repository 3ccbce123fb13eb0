import { languages } from '@lens/contracts/languages';
import { practiceFigures } from '@lens/contracts/practice-facts';
import { flattenTree } from '@lens/contracts/text-tree';
import { filesOf } from './locales';
import { shippedSources } from './shipped-sources';

const home = 'packages/contracts/src/practice-facts.ts';

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const sources = shippedSources.map(({ file, text }) => ({ file, text: withoutComments(text) }));
const texts = languages.flatMap(({ code }) =>
  filesOf(code).flatMap(({ name, texts: tree }) =>
    [...flattenTree(tree)].map(([key, text]) => ({ file: `${name} ${code} ${key}`, text })),
  ),
);

/** `98 %`, `$3,000`, `4.9/5`: a figure as people read it, with any language's separators. */
function asRead({ value, prefix, suffix }: (typeof practiceFigures)[keyof typeof practiceFigures]): RegExp {
  const digits = String(value)
    .replace('.', '[.,]')
    .replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');
  const literal = (mark: string) => mark.replace(/[$+/]/g, '\\$&');
  return new RegExp(`(?<![\\w.,])${literal(prefix)}${digits}\\s?${literal(suffix)}(?![\\d])`);
}

const marked = Object.entries(practiceFigures).filter(([, { prefix, suffix }]) => prefix + suffix !== '');
/** Numbers that mean nothing else in code. */
const telling = ['success_rate', 'satisfaction', 'average_rating'] as const;

/** `success: 98`, `const best = 4.9`. */
const asAssigned = (value: number) => new RegExp(`[:=] ?${String(value).replace('.', '\\.')}(?![\\d.])`);

const filesWith = (pattern: RegExp, among: readonly { file: string; text: string }[]) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('Figures of the practice', () => {
  it.each(marked)('write %s in no source and in no text', (_key, figure) => {
    expect(filesWith(asRead(figure), [...sources, ...texts])).toEqual([]);
  });

  it.each(telling)('give %s its number in one file', (key) => {
    const { value } = practiceFigures[key];
    expect(filesWith(asAssigned(value), sources)).toEqual([home]);
  });
});
