import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Document } from '../../sections/document/Document';
import type { ShownNotice } from './load';
import { Notice } from './Notice';

export { load } from './load';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:notices.meta.title'),
  description: t('common:notices.meta.description'),
});

/** Without data nothing is shown as a notice of the practice, since nobody knows which ones it has. */
export function Page({ data }: PageProps<ShownNotice[]>) {
  const { t } = useTranslation('common');
  const chapters = (data ?? []).map((notice) => ({
    id: notice.name,
    title: t(`notices.${notice.name}.title`),
    content: <Notice {...notice} />,
  }));
  const state = chapters.length === 0 && <p>{data ? t('notices.none') : t('notices.away')}</p>;
  return <Document title={t('notices.title')} lead={t('notices.lead')} state={state} chapters={chapters} />;
}
