import { useEffect } from 'react';
import { storedToken, tokenKey, useSession } from '@lens/platform/session';

const checkEvery = 15_000;

/** Follows what other tabs do to the session, which the back office renews and ends, and notices its end. */
export function useOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== tokenKey && key !== null) return;
      const { end, restore } = useSession.getState();
      if (storedToken() === null) end();
      else restore();
    };
    const check = () => {
      const { expiresAt, end } = useSession.getState();
      if (expiresAt !== null && expiresAt <= Date.now() / 1000) end();
    };
    window.addEventListener('storage', follow);
    const timer = setInterval(check, checkEvery);
    return () => {
      window.removeEventListener('storage', follow);
      clearInterval(timer);
    };
  }, []);
}
