import { languages } from '@lens/contracts/languages';
import { practiceFigures } from '@lens/contracts/practice-facts';
import { flattenTree } from '@lens/contracts/text-tree';
import { readLocaleFiles } from './locales';
import { shippedSources } from './shipped-sources';

const factsFile = 'packages/contracts/src/practice-facts.ts';

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const sources = shippedSources.map(({ file, text }) => ({ file, text: withoutComments(text) }));
const texts = languages.flatMap(({ code }) =>
  readLocaleFiles(code).flatMap(({ name, texts: tree }) =>
    [...flattenTree(tree)].map(([key, text]) => ({ file: `${name} ${code} ${key}`, text })),
  ),
);

/** Matches a figure as people read it (`98 %`, `$3,000`, `4.9/5`), with any language's separators. */
function printedForm({
  value,
  prefix,
  suffix,
}: (typeof practiceFigures)[keyof typeof practiceFigures]): RegExp {
  const digits = String(value)
    .replace('.', '[.,]')
    .replace(/\B(?=(?:\d{3})+$)/g, '[.,\\s]?');
  const literal = (mark: string) => mark.replace(/[$+/]/g, '\\$&');
  return new RegExp(`(?<![\\w.,])${literal(prefix)}${digits}\\s?${literal(suffix)}(?![\\d])`);
}

const figuresWithUnit = Object.entries(practiceFigures).filter(
  ([, { prefix, suffix }]) => prefix + suffix !== '',
);
/** Figures whose numbers mean nothing else in code. */
const distinctiveFigures = ['success_rate', 'satisfaction', 'average_rating'] as const;

/** Matches a number that code assigns: `success: 98`, `const best = 4.9`. */
const assignedForm = (value: number) => new RegExp(`[:=] ?${String(value).replace('.', '\\.')}(?![\\d.])`);

const filesWith = (pattern: RegExp, files: readonly { file: string; text: string }[]) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('Figures of the practice', () => {
  it.each(figuresWithUnit)('are written in no source and no text: %s', (_key, figure) => {
    expect(filesWith(printedForm(figure), [...sources, ...texts])).toEqual([]);
  });

  it.each(distinctiveFigures)('have their number in one file: %s', (key) => {
    const { value } = practiceFigures[key];
    expect(filesWith(assignedForm(value), sources)).toEqual([factsFile]);
  });
});
