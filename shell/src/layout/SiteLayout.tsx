import type { ReactNode } from 'react';
import { CloseOnNavigation } from './CloseOnNavigation';
import { FloatingControl } from './floating-control/FloatingControl';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { useChooseByLink } from './use-choose-by-link';
import styles from './SiteLayout.module.css';

/** The layout of all public pages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const site = useChooseByLink();
  return (
    <div ref={site} className={styles.site}>
      <CloseOnNavigation />
      <div className={styles.chrome}>
        <Header />
        <FloatingControl />
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
