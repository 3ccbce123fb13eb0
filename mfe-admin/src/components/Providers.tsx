import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Confirmation } from '@lens/ui/office/Confirmation';
import { ShortcutList } from './shortcuts/ShortcutList';
import { Toasts } from './toasts/Toasts';

/** What every screen of the back office relies on: what was read, toasts, questions, the list of keys. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    {children}
    <Toasts />
    <Confirmation />
    <ShortcutList />
  </QueryClientProvider>
);
