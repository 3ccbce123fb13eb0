import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageModule, Translate } from '@lens/contracts/page';
import { afterPaint } from '@lens/platform/after-paint';
import { showHead } from '../head/show-head';
import { documentHead } from '../head/tags';
import { useComposer } from './composer';
import type { Match } from '../page/match';

interface Props {
  page: PageModule;
  data: unknown;
  match: Match;
  path: string;
  lng: LanguageCode;
}

/** After a navigation the document says of itself what the server would have said. */
export function PageHead({ page, data, match, path, lng }: Props) {
  const { t } = useTranslation();
  const { composition, site } = useComposer();
  useEffect(() => {
    const show = () => {
      const label = t as Translate;
      const head = page.head?.(data, label);
      if (!head) return;
      showHead(documentHead({ site, remotes: composition.remotes, match, path, lng, head, label }));
    };
    return afterPaint(show);
  }, [composition, data, lng, match, page, path, site, t]);
  return null;
}
