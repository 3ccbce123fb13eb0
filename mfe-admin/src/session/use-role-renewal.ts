import { useEffect } from 'react';
import type { AccessChange } from '@lens/contracts/event-stream';
import { renewSession } from '@lens/platform/session-renewal';
import { api } from '../api';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { setRoleChangedBy } from './role-change';

/** Renews the session as soon as an administrator changes the role. */
export function useRoleRenewal(): void {
  useEffect(
    () =>
      subscribeToEvents((event, data) => {
        if (event !== 'access') return;
        setRoleChangedBy((data as AccessChange).by);
        renewSession(api).catch(console.error);
      }),
    [],
  );
}
