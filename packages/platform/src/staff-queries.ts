import { QueryCache, QueryClient } from '@tanstack/react-query';
import { useSession } from '@lens/platform/session';

/**
 * The back office's cache of what it has read from the API. A failure is logged here, once, and not retried: every
 * screen has a button for that. `networkMode` is `always`, or a browser that wrongly believes it is offline would leave
 * a screen waiting for ever.
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

/** Patients' details must not stay in memory after the session, or the role, that was allowed to read them. */
useSession.subscribe(({ status, user }, previous) => {
  if (status === 'signed-out') queryClient.clear();
  else if (previous.user && user && user.role !== previous.user.role) void queryClient.resetQueries();
});
