import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, useLocation } from '@lens/platform/router';
import { queryClient } from '@lens/platform/staff-queries';
import { Confirmation } from '@lens/ui/office/Confirmation';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { AskedLink, askedPath } from '../asked/AskedLink';
import { EditorNotice } from '../permissions/EditorNotice';
import { useIsEditor } from '../permissions/use-is-editor';
import { rememberAddress, lastAddress } from './last-address';
import styles from './DeskPage.module.css';

const screens = [
  ['/admin/translations', 'Overview'],
  ['/admin/translations/texts', 'Texts'],
  ['/admin/translations/runs', 'Machine translation'],
  ['/admin/translations/files', 'Files'],
  ['/admin/translations/publishing', 'Publishing'],
] as const;

/** Wraps every screen of the desk: its data, and the questions before something is lost. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <Confirmation />
  </QueryClientProvider>
);

interface DeskHeaderProps {
  title: string;
  /** How much the screen shows; announced when it changes. */
  count?: string;
  children?: ReactNode;
}

/** The title and the actions of a screen of the desk, and the links to the other screens. */
export function DeskHeader({ title, count, children }: DeskHeaderProps) {
  const { pathname, search } = useLocation();
  const isEditor = useIsEditor();
  rememberAddress(pathname, search);
  return (
    <>
      <PageHeader title={title} count={count}>
        {children}
      </PageHeader>
      <nav aria-label="Translation desk" className={styles.tabs}>
        <ul>
          {screens.map(([path, label]) => (
            <li key={path}>
              <Link
                to={lastAddress(path)}
                aria-current={path === pathname ? 'page' : undefined}
                className={styles.tab}
              >
                {label}
              </Link>
            </li>
          ))}
          {!isEditor && (
            <li>
              <AskedLink isCurrent={pathname === askedPath} className={styles.tab} />
            </li>
          )}
        </ul>
      </nav>
      <EditorNotice />
    </>
  );
}
