import { useEffect, useState, type ReactNode } from 'react';
import { useSettings } from '@lens/platform/host';
import { useLocation } from '@lens/platform/router';
import { useSessionUpkeep } from '@lens/platform/session-upkeep';
import { queryClient } from '@lens/platform/staff-queries';
import { MenuIcon } from '@lens/ui/icons/navigation';
import { Drawer } from '@lens/ui/office/Drawer';
import { api } from '../api';
import { Palette } from '../components/palette/Palette';
import { PaletteButton } from '../components/palette/PaletteButton';
import { Providers } from '../components/Providers';
import { useRoleRenewal } from '../session/use-role-renewal';
import { ConnectionNotice } from './ConnectionNotice';
import { RoleNotice } from './RoleNotice';
import { SessionNotice } from './SessionNotice';
import { Sidebar } from './Sidebar';
import { useErasures } from './use-erasures';
import styles from './AdminLayout.module.css';

/** The layout of the back office, for pages of all remotes. */
export function Layout({ children }: { children: ReactNode }) {
  const { practice, demo } = useSettings();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useSessionUpkeep(api);
  useRoleRenewal();
  useErasures(queryClient);
  useEffect(() => setIsMenuOpen(false), [pathname]);

  return (
    <Providers client={queryClient}>
      <div className={styles.frame}>
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <aside className={styles.side} aria-label="Back office">
          <Sidebar>
            <PaletteButton />
          </Sidebar>
        </aside>
        <header className={styles.bar}>
          <button
            type="button"
            className={styles.toggle}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setIsMenuOpen(true)}
          >
            <MenuIcon />
            <span className="visually-hidden">Open menu</span>
          </button>
          <span>{practice}</span>
          <PaletteButton compact />
        </header>
        {isMenuOpen && (
          <Drawer label="Back office menu" side="start" onClose={() => setIsMenuOpen(false)}>
            <Sidebar />
          </Drawer>
        )}
        <div className={styles.content}>
          <SessionNotice />
          <RoleNotice />
          <ConnectionNotice />
          {demo && (
            <section aria-label="Demo mode" className={styles.banner}>
              <strong>Demo.</strong> Everything here is only for trying things out, and samples are marked as
              such.
            </section>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      <Palette />
    </Providers>
  );
}
