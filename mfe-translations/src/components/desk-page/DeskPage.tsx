import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NavLink } from '@lens/platform/router';
import { queryClient } from '@lens/platform/staff-queries';
import { PageHeader } from '@lens/ui/office/PageHeader';
import styles from './DeskPage.module.css';

const screens = [
  ['/admin/translations', 'Overview'],
  ['/admin/translations/texts', 'Texts'],
  ['/admin/translations/runs', 'Machine translation'],
  ['/admin/translations/files', 'Files'],
  ['/admin/translations/publishing', 'Publishing'],
] as const;

/** What every screen of the desk relies on. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

interface DeskHeadProps {
  title: string;
  /** What the screen holds at the moment: announced when it changes. */
  count?: string;
  /** The screen's actions. */
  children?: ReactNode;
}

/** The first line of a screen of the desk, and the ways to the others. */
export const DeskHead = ({ title, count, children }: DeskHeadProps) => (
  <>
    <PageHeader title={title} count={count}>
      {children}
    </PageHeader>
    <nav aria-label="Translation desk" className={styles['tabs']}>
      <ul>
        {screens.map(([path, label]) => (
          <li key={path}>
            <NavLink to={path} end className={styles['tab']}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  </>
);
