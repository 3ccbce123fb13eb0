import { startTransition, useEffect, useState } from 'react';
import type { PublicArticle } from '@lens/contracts/articles';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import type { BodyTranslation } from '../../../sections/article/Body';
import type { TranslatedArticle } from './translated-article';

interface LiveArticle {
  article: PublicArticle;
  /** Absent while there is no translation. */
  translation?: BodyTranslation;
}

/** A chunk of its own, since few readers need it. */
const loadTranslator = () => import('./translated-article');

/** An article, and its translation by services where it is not in the reader's language: the reader can switch. */
export function useLiveArticle(article: PublicArticle): LiveArticle {
  const language = useTranslation('common').i18n.language as LanguageCode;
  const { translate, reportMachineText } = useHost();
  const [translated, setTranslated] = useState<{ source: PublicArticle; result: TranslatedArticle }>();
  const [isOriginal, setOriginal] = useState(false);
  const hasEnglish = [article.lng, article.body_lng].includes(sourceLanguage);
  useEffect(() => {
    if (!translate || language === sourceLanguage || !hasEnglish) return;
    let isOutdated = false;
    loadTranslator()
      .then(({ translateArticle }) => translateArticle(article, language, translate))
      .then((result) => {
        if (result && !isOutdated) startTransition(() => setTranslated({ source: article, result }));
      })
      // Without a translation the article stays English, with a note that says so.
      .catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [article, hasEnglish, language, translate]);
  const isTranslationShown = translated?.source === article && !isOriginal;
  useEffect(
    () => (isTranslationShown ? reportMachineText?.() : undefined),
    [isTranslationShown, reportMachineText],
  );
  if (translated?.source !== article) return { article };
  const { result } = translated;
  const translation = { isOriginal, english: result.english, toggle: () => setOriginal(!isOriginal) };
  return { article: isOriginal ? article : result.article, translation };
}
