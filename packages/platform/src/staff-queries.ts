import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useSession } from '@lens/platform/session';

/**
 * What the back office has read from the API. A failure is logged once, here, and never retried by itself:
 * every screen offers its own retry. `networkMode` is `always` because a browser's idea of being offline would
 * otherwise leave a screen waiting for ever.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (failure) => console.error(failure) }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();

/** Patients' details must not outlive the session, or the role, that read them. */
useSession.subscribe(({ status, user }, before) => {
  if (status === 'signed-out') queryClient.clear();
  else if (before.user && user && user.role !== before.user.role) void queryClient.resetQueries();
});
