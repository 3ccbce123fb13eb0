import { useEffect } from 'react';
import type { AxiosInstance } from 'axios';
import { storedToken, tokenKey, useSession } from '@lens/platform/session';
import { renewSession } from '@lens/platform/session-renewal';
import { nextStep } from '@lens/platform/session-step';

const checkEvery = 15_000;
const activity = ['pointerdown', 'keydown', 'wheel'] as const;
const seconds = () => Date.now() / 1000;

/** Renews the session of someone at work, ends it for someone who left, and follows what other tabs do to it. */
export function useSessionUpkeep(api: AxiosInstance): void {
  useEffect(() => {
    let lastActivity = seconds();
    let renewing = false;
    let finalEnd: number | undefined;

    const check = () => {
      const { status, expiresAt, end } = useSession.getState();
      if (status !== 'signed-in' || expiresAt === null) return;
      const step = nextStep({ now: seconds(), expiresAt, lastActivity, finalEnd });
      if (step === 'sign-out') end();
      if (step !== 'renew' || renewing) return;
      renewing = true;
      renewSession(api)
        .then((longer) => {
          if (!longer) finalEnd = expiresAt;
        })
        .catch((failure: unknown) => console.error(failure))
        .finally(() => {
          renewing = false;
        });
    };

    const stop = new AbortController();
    const { signal } = stop;
    const note = () => {
      lastActivity = seconds();
    };
    for (const event of activity) window.addEventListener(event, note, { signal, passive: true });
    // Timers sleep with the machine: look again as soon as someone is back.
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
    const timer = setInterval(check, checkEvery);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [api]);
}
