import { useEffect } from 'react';
import { renewSession } from '@lens/platform/session-renewal';
import { api } from '../api';
import { listenLive } from '@lens/platform/live-stream';

/** Takes up another role as soon as an administrator gives it. */
export function useRights(): void {
  useEffect(
    () =>
      listenLive((event) => {
        if (event === 'access') renewSession(api).catch(console.error);
      }),
    [],
  );
}
