import type { PageHead, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Document, type Chapter } from '../../sections/document/Document';
import { Lines } from '../../sections/document/Lines';
import { advice, requests, results, use } from './terms-facts';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:terms.meta.title'),
  description: t('common:terms.meta.description'),
});

export function Page() {
  const { t } = useTranslation('common');
  const chapters: Chapter[] = [
    {
      id: 'advice',
      title: t('terms.advice.title'),
      content: advice.map((line) => <p key={line}>{t(`terms.advice.${line}`)}</p>),
    },
    {
      id: 'results',
      title: t('terms.results.title'),
      content: <Lines lines={results.map((line) => t(`terms.results.${line}`))} />,
    },
    {
      id: 'requests',
      title: t('terms.requests.title'),
      content: <Lines lines={requests.map((line) => t(`terms.requests.${line}`))} />,
    },
    { id: 'languages', title: t('terms.languages.title'), content: <p>{t('terms.languages.text')}</p> },
    {
      id: 'use',
      title: t('terms.use.title'),
      content: <Lines lines={use.map((line) => t(`terms.use.${line}`))} />,
    },
    {
      id: 'changes',
      title: t('terms.changes.title'),
      content: (
        <>
          <p>{t('terms.changes.changes')}</p>
          <p>{t('terms.changes.law')}</p>
        </>
      ),
    },
  ];
  return <Document title={t('terms.title')} lead={t('terms.lead')} chapters={chapters} />;
}
