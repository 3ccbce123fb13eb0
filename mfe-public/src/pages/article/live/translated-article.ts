import type { PublicArticle } from '@lens/contracts/articles';
import { linesOf, translatedContent, withLines } from '@lens/contracts/article-lines';
import { isCriticalArticle } from '@lens/contracts/critical-texts';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { TranslateLive } from '@lens/platform/host';

export interface TranslatedArticle {
  article: PublicArticle;
  /** Blocks of the body that are still in English. */
  english: ReadonlySet<number>;
}

/** One block in so many may stay English; an article of which more does is not translated. */
const share = 10;

/** What of an article is read in English, by its parts. */
function englishOf({ title, excerpt, lng, body, body_lng }: PublicArticle): [part: string, source: string][] {
  const head = lng === sourceLanguage ? Object.entries({ title, excerpt }) : [];
  const lines = body_lng === sourceLanguage ? linesOf(body) : [];
  return [
    ...head.filter(([, text]) => text),
    ...lines.map(({ part, text }): [string, string] => [part, text]),
  ];
}

/**
 * The article with all that could be translated of it; null where that is too little to be read, and where a wrong word could
 * harm a patient: such an article is not asked for, and what this browser keeps of its lines is not shown.
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
  said: ReadonlyMap<string, string | null>,
): TranslatedArticle | null {
  const english = new Set<number>();
  const { content, ...document } = withLines(article.body, (own, { part }) => {
    const made = translatedContent(own, said.get(part) ?? '');
    if (!made && said.has(part)) english.add(Number(part.split('.')[1]));
    return made ?? own;
  });
  if (english.size * share > content.length) return null;
  // A list is in one language, whole.
  const blocks = content.map((block, index) => (english.has(index) ? article.body.content[index]! : block));
  const { title = article.title, excerpt = article.excerpt } = Object.fromEntries(said);
  const isHead = said.has('title') && title !== null && excerpt !== null;
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
