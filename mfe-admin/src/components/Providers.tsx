import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Confirmation } from '@lens/ui/office/Confirmation';
import { ShortcutList } from './shortcuts/ShortcutList';
import { Toasts } from './toasts/Toasts';

/** What every screen needs: the query cache, toasts, confirmations and the list of shortcuts. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    {children}
    <Toasts />
    <Confirmation />
    <ShortcutList />
  </QueryClientProvider>
);
