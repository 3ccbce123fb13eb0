import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageModule, Translate } from '@lens/contracts/page';

/** After a navigation the document says of itself what the server would have said. */
export function PageHead({ page, data }: { page: PageModule; data: unknown }) {
  const { t } = useTranslation();
  useEffect(() => {
    const head = page.head?.(data, t as Translate);
    if (!head) return;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '');
  }, [data, page, t]);
  return null;
}
