import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageModule, Translate } from '@lens/contracts/page';
import { afterPaint } from '@lens/platform/after-paint';
import { applyHead } from '../head/apply-head';
import { createDocumentHead } from '../head/tags';
import { useComposer } from './composer';
import type { Match } from '../page/match';

interface Props {
  page: PageModule;
  data: unknown;
  match: Match;
  path: string;
  lng: LanguageCode;
}

/** Updates the document's head after a navigation, to what the server would have written. */
export function PageHead({ page, data, match, path, lng }: Props) {
  const { t } = useTranslation();
  const { composition, site } = useComposer();
  useEffect(() => {
    const update = () => {
      const label = t as Translate;
      const head = page.head?.(data, label);
      if (!head) return;
      applyHead(createDocumentHead({ site, remotes: composition.remotes, match, path, lng, head, label }));
    };
    return afterPaint(update);
  }, [composition, data, lng, match, page, path, site, t]);
  return null;
}
