import type { PublicArticle } from '@lens/contracts/articles';
import { translatableLines, parseTranslatedLine, mapLines } from '@lens/contracts/article-lines';
import { isCriticalArticle } from '@lens/contracts/critical-texts';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { TranslateLive } from '@lens/platform/host';

export interface TranslatedArticle {
  article: PublicArticle;
  /** Blocks of the body that are still in English. */
  english: ReadonlySet<number>;
}

/** At most one block in this many may stay English; with more, the whole article does. */
const blocksPerEnglishBlock = 10;

/** The texts of an article that are in English, by part. */
function englishOf({ title, excerpt, lng, body, body_lng }: PublicArticle): [part: string, source: string][] {
  const head = lng === sourceLanguage ? Object.entries({ title, excerpt }) : [];
  const lines = body_lng === sourceLanguage ? translatableLines(body) : [];
  return [
    ...head.filter(([, text]) => text),
    ...lines.map(({ part, text }): [string, string] => [part, text]),
  ];
}

/**
 * Translates an article as far as services can; null if too much of it stays English. Also null, without asking anybody, for
 * an article in which a wrong word could harm a patient: cached translations of its lines are not shown either.
 */
export async function translateArticle(
  article: PublicArticle,
  language: LanguageCode,
  translate: TranslateLive,
): Promise<TranslatedArticle | null> {
  const parts = englishOf(article);
  const lines = parts.map(([, source]) => source);
  if (isCriticalArticle(article.categories, lines)) return null;
  const answers = await translate(
    language,
    parts.map(([part, source]) => ({ id: { article: article.id, part }, source })),
  );
  return (
    answers && withTexts(article, language, new Map(parts.map(([part], index) => [part, answers[index]!])))
  );
}

function withTexts(
  article: PublicArticle,
  language: LanguageCode,
  translations: ReadonlyMap<string, string | null>,
): TranslatedArticle | null {
  const english = new Set<number>();
  const { content, ...document } = mapLines(article.body, (source, { part }) => {
    const translated = parseTranslatedLine(source, translations.get(part) ?? '');
    if (!translated && translations.has(part)) english.add(Number(part.split('.')[1]));
    return translated ?? source;
  });
  if (english.size * blocksPerEnglishBlock > content.length) return null;
  // If one item of a list stays English, its whole list does.
  const blocks = content.map((block, index) => (english.has(index) ? article.body.content[index]! : block));
  const { title = article.title, excerpt = article.excerpt } = Object.fromEntries(translations);
  const isHead = translations.has('title') && title !== null && excerpt !== null;
  return {
    article: {
      ...article,
      ...(isHead && { title, excerpt, lng: language }),
      body: { ...document, content: blocks },
      body_lng: article.body_lng === sourceLanguage ? language : article.body_lng,
    },
    english,
  };
}
