import type { PublicArticle } from '@lens/contracts/articles';
import { linesOf, translatedContent, withLines } from '@lens/contracts/article-lines';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { EnglishText } from '@lens/platform/host';

export interface TranslatedArticle {
  article: PublicArticle;
  /** Blocks of the body that are still in English. */
  english: ReadonlySet<number>;
}

/** One block in so many may stay English; an article of which more does is not translated. */
const share = 10;

type Said = ReadonlyMap<string, string | null>;

/** What of an article is read in English, by its parts. */
export function englishOf({
  id,
  title,
  excerpt,
  lng,
  body,
  body_lng,
}: PublicArticle): Map<string, EnglishText> {
  const head = lng === sourceLanguage ? Object.entries({ title, excerpt }).filter(([, text]) => text) : [];
  const lines =
    body_lng === sourceLanguage ? linesOf(body).map(({ part, text }) => [part, text] as const) : [];
  return new Map(
    [...head, ...lines].map(([part = '', source = '']) => [part, { id: { article: id, part }, source }]),
  );
}

/** The article with what was translated of it, null where that is too little to be read. @param said by part */
export function translatedArticle(
  article: PublicArticle,
  language: LanguageCode,
  said: Said,
): TranslatedArticle | null {
  const english = new Set<number>();
  const lines = withLines(article.body, (content, { part }) => {
    const own = said.get(part);
    const made = own && translatedContent(content, own);
    if (!made && said.has(part)) english.add(Number(part.split('.')[1]));
    return made || content;
  });
  if (english.size * share > lines.content.length) return null;
  // A list is in one language, whole.
  const body = {
    ...lines,
    content: lines.content.map((block, index) => (english.has(index) ? article.body.content[index]! : block)),
  };
  const { title = article.title, excerpt = article.excerpt } = Object.fromEntries(said);
  const isHead = said.has('title') && title !== null && excerpt !== null;
  return {
    article: {
      ...article,
      ...(isHead && { title, excerpt, lng: language }),
      body,
      body_lng: article.body_lng === sourceLanguage ? language : article.body_lng,
    },
    english,
  };
}
