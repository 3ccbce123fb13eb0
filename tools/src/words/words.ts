import { languages, type LanguageCode } from '@lens/contracts/languages';
import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { checkGlossary } from '@lens/contracts/translation-checks/glossary';
import { isAboutMeaning } from '@lens/contracts/translation-checks/meaning-categories';
import { flattenTree } from '@lens/contracts/text-tree';
import { requiredTexts } from '@lens/contracts/untranslated-texts';
import { readGlossary, readLocaleFiles, protectedNames } from './locales.ts';

const english = new Map(readLocaleFiles('en').map(({ name, texts }) => [name, texts]));

/** Counts words by the rules of the language, since Chinese has no spaces. */
function wordsIn(texts: readonly string[], code: LanguageCode): number {
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' });
  return texts
    .flatMap((text) => [...segmenter.segment(text.replace(/\{\{.*?\}\}/g, ' '))])
    .filter(({ isWordLike }) => isWordLike).length;
}

const rows = languages.map(({ code }) => {
  const files = readLocaleFiles(code);
  const texts = files.flatMap(({ texts }) => [...flattenTree(texts).values()]);
  const findings = files.flatMap(({ name, texts }) =>
    checkFile(english.get(name)!, texts, code, protectedNames),
  );
  const glossary = readGlossary(code);
  const avoided = files.flatMap(({ name, texts }) => {
    const required = requiredTexts(flattenTree(english.get(name)!), code);
    return [...flattenTree(texts)].flatMap(([key, text]) =>
      checkGlossary(required.get(key)?.source ?? '', text, code, glossary),
    );
  });
  const aboutMeaning = findings.filter(isAboutMeaning);
  const ofSeverity = (severity: string) =>
    findings.filter((finding) => finding.severity === severity && !aboutMeaning.includes(finding)).length;
  return {
    language: code,
    texts: texts.length,
    words: wordsIn(texts, code),
    block: ofSeverity('block'),
    warn: ofSeverity('warn'),
    meaning: aboutMeaning.length,
    glossary: avoided.length,
  };
});

console.table(rows);

if (process.argv.includes('tables')) (await import('./write-tables.ts')).writeTables();
