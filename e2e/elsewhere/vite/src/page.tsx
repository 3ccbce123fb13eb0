import { lazy, Suspense, useState } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link, useLocation } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import styles from './page.module.css';

const Detail = lazy(() => import('./Detail'));

export const head = (_data: unknown, t: (key: string) => string) => ({ title: t('elsewhere-vite:title') });

/** Uses everything that the shell shares: its React, texts, router, session and settings. */
export function Page() {
  const { t } = useTranslation('elsewhere-vite');
  const { practice } = useSettings();
  const { pathname } = useLocation();
  const session = useSession((state) => state.status);
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles['page']}>
      <h1>{t('title')}</h1>
      <p>
        {practice}, {pathname}, {session}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('tap')}
      </button>
      <output>{t('text', { count })}</output>
      <button type="button" onClick={() => setOpen(true)}>
        {t('more')}
      </button>
      <Suspense>{open && <Detail />}</Suspense>
      <p>
        <Link to="/contact">/contact</Link> <Link to="/elsewhere/rspack">/elsewhere/rspack</Link>
      </p>
    </section>
  );
}
