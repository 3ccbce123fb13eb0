import { useEffect } from 'react';
import type { AxiosInstance } from 'axios';
import { storedToken, tokenKey, useSession } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';
import { nextStep } from '@lens/platform/session-step';

const checkIntervalMs = 15_000;
const activityEvents = ['pointerdown', 'keydown', 'wheel'] as const;
const unixSeconds = () => Date.now() / 1000;

/**
 * Renews the session of an active user, ends that of an inactive one, and follows sign-ins and sign-outs in other tabs.
 */
export function useSessionUpkeep(api: AxiosInstance): void {
  useEffect(() => {
    let lastActivitySeconds = unixSeconds();
    let isRenewing = false;
    let finalEndSeconds: number | undefined;

    const check = () => {
      const { status, expiresAtSeconds, end } = useSession.getState();
      if (status !== 'signed-in' || expiresAtSeconds === null) return;
      const step = nextStep({
        nowSeconds: unixSeconds(),
        expiresAtSeconds,
        lastActivitySeconds,
        finalEndSeconds,
      });
      if (step === 'sign-out') end();
      if (step !== 'renew' || isRenewing) return;
      isRenewing = true;
      renewSession(api)
        .then((isExtended) => {
          if (!isExtended) finalEndSeconds = expiresAtSeconds;
        })
        .catch((failure: unknown) => console.error(failure))
        .finally(() => {
          isRenewing = false;
        });
    };

    const stop = new AbortController();
    const { signal } = stop;
    const onActivity = () => {
      lastActivitySeconds = unixSeconds();
    };
    for (const event of activityEvents) window.addEventListener(event, onActivity, { signal, passive: true });
    // Timers do not run while the computer sleeps, so check when the tab is visible again.
    document.addEventListener('visibilitychange', check, { signal });
    window.addEventListener(
      'storage',
      ({ key }) => {
        if (key !== tokenKey && key !== null) return;
        const { end, restore } = useSession.getState();
        if (storedToken() === null) end();
        else restore();
      },
      { signal },
    );
    const timer = setInterval(check, checkIntervalMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [api]);
}
