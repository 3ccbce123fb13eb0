import { memo } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { useSettings } from '@lens/platform/host';
import { Link } from '@lens/platform/router';
import { Logo } from '@lens/ui/icons/Logo';
import { Navigation } from './Navigation';
import { TopBar } from './TopBar';
import styles from './Header.module.css';

/** Memoized because it is the same on every page; only its links and drop-downs depend on the address. */
export const Header = memo(function Header() {
  const { t } = useTranslation('navigation');
  const { practice } = useSettings();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={t('header.home')}>
          <Logo className={styles.mark} />
          <bdi className={styles.name}>{practice}</bdi>
        </Link>
        <Navigation />
      </div>
      <TopBar />
    </header>
  );
});
