import { lazy, Suspense, useState } from 'react';
import type { PageHead, Translate } from '@lens/contracts/page';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import styles from './page.module.css';

const Details = lazy(() => import('./Details'));

/** For the title of the window, and for search engines. */
export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('new-remote:title'),
  description: t('new-remote:description'),
});

export function Page() {
  const { t } = useTranslation('new-remote');
  const { practice } = useSettings();
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles['page']}>
      <h1>{t('title')}</h1>
      <p>{t('welcome', { practice })}</p>
      <label className={styles['field']}>
        {t('name')}
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button className={styles['more']} type="button" onClick={() => setOpen(true)}>
        {t('more')}
      </button>
      <Suspense>{open && <Details />}</Suspense>
      <p>
        <Link to="/contact">{t('contact')}</Link>
      </p>
    </section>
  );
}
