import { languages } from '@lens/contracts/languages';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { remoteDeclaration } from '@lens/contracts/remote';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { parsePluralKey } from '@lens/contracts/translation-checks/plural-form';
import { remote } from './remote';
import { copyOf } from './testing/copy-files';

/** Every text by its key; the forms of a plural stand together under one. */
function formsByKey(tree: TextTree): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [key, text] of flattenTree(tree)) {
    const { base } = parsePluralKey(key);
    texts.set(base, [...(texts.get(base) ?? []), text]);
  }
  return texts;
}

const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
const termsIn = (text: string) => protectedTerms.map((term) => `${term} ${text.split(term).length - 1}`);
const english = formsByKey(copyOf('en'));

const codes = languages.map(({ code }) => code);
const copies = new Map(codes.map((code) => [code, copyOf(code)]));
const translated = codes.filter((code) => code !== 'en');

describe('Texts of the public site', () => {
  it.each(translated)('say in %s nothing that the English ones do not say', (language) => {
    expect([...formsByKey(copyOf(language)).keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('say what one can say in words that an English reader uses', () => {
    /** The specification fixes these spellings. */
    const fixedBySpecification = /^common\.(dualMission|about)\.\w+\.(residency|research)\.title$/;
    const texts = [...english].flatMap(([key, forms]) => forms.map((text) => [key, text] as const));
    const britishSpellings = texts.filter(
      ([key, text]) =>
        !fixedBySpecification.test(key) &&
        /\b(programme|centre|\w*metre|colour|\w+isation|articles by mail)s?\b/i.test(text),
    );
    expect(britishSpellings).toEqual([]);
    const unidiomatic = texts.filter(([, text]) =>
      /tells, and measures|diabetes makes blind|takes blows|told in words\. there|what it can cost you/i.test(
        text,
      ),
    );
    expect(unidiomatic).toEqual([]);
    // A line may break after a hyphen, and leave “e-” behind.
    expect(texts.filter(([, text]) => /\be[-‐‑]mail/i.test(text))).toEqual([]);
  });

  it('say everything of every page in each language [LANGUAGES-3]', () => {
    const { routes } = remoteDeclaration.parse(remote);
    for (const { id, copy } of routes) {
      const whole = completeLanguages(copy, (code, namespace) => copies.get(code)?.[namespace] ?? null);
      expect([id, ...whole]).toEqual([id, ...codes]);
    }
  });

  it.each(translated)('keep every protected term and every name in %s', (language) => {
    for (const [key, forms] of formsByKey(copyOf(language))) {
      const source = english.get(key)!.at(-1)!;
      const text = forms.at(-1)!;
      expect([key, ...termsIn(text)]).toEqual([key, ...termsIn(source)]);
      expect([key, ...namesIn(text)]).toEqual([key, ...namesIn(source)]);
    }
  });

  it.each(translated)('have every plural form of %s', (language) => {
    const formCount = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
    for (const [key, forms] of formsByKey(copyOf(language))) {
      if (english.get(key)!.length > 1) expect([key, forms.length]).toEqual([key, formCount]);
    }
  });

  it('hold every label and every subtree that the remote declares', () => {
    const { navigation, routes } = remoteDeclaration.parse(remote);
    const names = [...english.keys()];
    for (const { label } of navigation) expect(names).toContain(label.replace(':', '.'));
    for (const subtree of routes.flatMap(({ copy }) => copy)) {
      const path = subtree.replace(':', '.');
      expect([subtree, names.some((name) => name === path || name.startsWith(`${path}.`))]).toEqual([
        subtree,
        true,
      ]);
    }
  });
});
