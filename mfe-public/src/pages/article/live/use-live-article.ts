import { startTransition, useEffect, useState } from 'react';
import type { PublicArticle } from '@lens/contracts/articles';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import type { BodyTranslation } from '../../../sections/article/body/Body';
import { englishOf, translatedArticle, type TranslatedArticle } from './translated-article';

interface Shown {
  article: PublicArticle;
  /** Absent where nobody translated it. */
  translation?: BodyTranslation;
}

/** An article that is not written in the reader's language, once services have translated it: the reader chooses. */
export function useLiveArticle(article: PublicArticle): Shown {
  const language = useTranslation('common').i18n.language as LanguageCode;
  const { translate } = useHost();
  const [made, setMade] = useState<{ of: PublicArticle; as: TranslatedArticle }>();
  const [isOriginal, setOriginal] = useState(false);
  useEffect(() => {
    const texts = englishOf(article);
    if (!translate || language === sourceLanguage || texts.size === 0) return;
    let gone = false;
    const parts = [...texts.keys()];
    void translate(language, [...texts.values()]).then((answers) => {
      const said = answers && new Map(answers.map((answer, index) => [parts[index]!, answer]));
      const as = said && translatedArticle(article, language, said);
      if (as && !gone) startTransition(() => setMade({ of: article, as }));
    });
    return () => {
      gone = true;
    };
  }, [article, language, translate]);
  if (made?.of !== article) return { article };
  const translation = { isOriginal, english: made.as.english, turn: () => setOriginal(!isOriginal) };
  return { article: isOriginal ? article : made.as.article, translation };
}
