import { startTransition, useEffect, useState } from 'react';
import type { PublicArticle } from '@lens/contracts/articles';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import type { BodyTranslation } from '../../../sections/article/Body';
import type { TranslatedArticle } from './translated-article';

interface Shown {
  article: PublicArticle;
  /** Absent where nobody translated it. */
  translation?: BodyTranslation;
}

/** Few readers need it: the article is there without. */
const load = () => import('./translated-article');

/** An article that is not written in the reader's language, once services have translated it: the reader chooses. */
export function useLiveArticle(article: PublicArticle): Shown {
  const language = useTranslation('common').i18n.language as LanguageCode;
  const { translate, noteMachineText } = useHost();
  const [made, setMade] = useState<{ of: PublicArticle; as: TranslatedArticle }>();
  const [isOriginal, setOriginal] = useState(false);
  const isWritten = ![article.lng, article.body_lng].includes(sourceLanguage);
  useEffect(() => {
    if (!translate || language === sourceLanguage || isWritten) return;
    let gone = false;
    load()
      .then(({ translateArticle }) => translateArticle(article, language, translate))
      .then((as) => {
        if (as && !gone) startTransition(() => setMade({ of: article, as }));
      })
      // It stays English, and says so.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [article, isWritten, language, translate]);
  const isShown = made?.of === article && !isOriginal;
  useEffect(() => (isShown ? noteMachineText?.() : undefined), [isShown, noteMachineText]);
  if (made?.of !== article) return { article };
  const translation = { isOriginal, english: made.as.english, turn: () => setOriginal(!isOriginal) };
  return { article: isOriginal ? article : made.as.article, translation };
}
