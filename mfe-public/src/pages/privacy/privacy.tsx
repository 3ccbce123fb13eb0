import type { PageHead, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Document, type Chapter } from '../../sections/document/Document';
import { Lines } from '../../sections/document/Lines';
import { storedNames, lifetimes, others, rights, sent, server, short } from './privacy-facts';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:privacy.meta.title'),
  description: t('common:privacy.meta.description'),
});

export function Page() {
  const { t } = useTranslation('common');
  const chapters: Chapter[] = [
    {
      id: 'short',
      title: t('privacy.short.title'),
      content: <Lines lines={short.map((line) => t(`privacy.short.${line}`))} />,
    },
    {
      id: 'sent',
      title: t('privacy.sent.title'),
      content: sent.map((line) => <p key={line}>{t(`privacy.sent.${line}`)}</p>),
    },
    {
      id: 'browser',
      title: t('privacy.browser.title'),
      content: (
        <>
          <p>{t('privacy.browser.lead')}</p>
          <dl>
            {storedNames.map(({ names, what }) => (
              <div key={what}>
                {names.map((name) => (
                  <dt key={name} translate="no">
                    <code dir="ltr">{name}</code>
                  </dt>
                ))}
                <dd>{t(`privacy.browser.${what}`, lifetimes)}</dd>
              </div>
            ))}
          </dl>
        </>
      ),
    },
    {
      id: 'server',
      title: t('privacy.server.title'),
      content: <Lines lines={server.map((line) => t(`privacy.server.${line}`))} />,
    },
    {
      id: 'others',
      title: t('privacy.others.title'),
      content: others.map((line) => <p key={line}>{t(`privacy.others.${line}`)}</p>),
    },
    {
      id: 'rights',
      title: t('privacy.rights.title'),
      content: (
        <>
          <Lines lines={rights.map((line) => t(`privacy.rights.${line}`))} />
          <p>{t('privacy.rights.how')}</p>
        </>
      ),
    },
  ];
  return <Document title={t('privacy.title')} lead={t('privacy.lead')} chapters={chapters} />;
}
