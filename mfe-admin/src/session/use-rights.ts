import { useEffect } from 'react';
import type { LiveAccess } from '@lens/contracts/live';
import { renewSession } from '@lens/platform/session-renewal';
import { api } from '../api';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toldOfRole } from './role-change';

/** Takes up another role as soon as an administrator gives it. */
export function useRights(): void {
  useEffect(
    () =>
      subscribeToEvents((event, data) => {
        if (event !== 'access') return;
        toldOfRole((data as LiveAccess).by);
        renewSession(api).catch(console.error);
      }),
    [],
  );
}
