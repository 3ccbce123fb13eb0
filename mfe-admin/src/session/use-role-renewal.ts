import { useEffect } from 'react';
import type { AccessChange } from '@lens/contracts/event-stream';
import { renewSession } from '@lens/platform/session-renewal';
import { api } from '../api';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { setRoleChangedBy } from './role-change';

/** Takes up another role as soon as an administrator gives it. */
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
