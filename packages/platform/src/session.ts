import { create } from 'zustand';
import type { SessionUser } from '@lens/contracts/auth';
import type { SessionEnd } from '@lens/contracts/session-end';
import { isGuarded } from '@lens/platform/leaving';
import { readToken } from '@lens/platform/token';

/** The only place in a browser where a session is kept. */
export const tokenKey = 'cms_token';

export interface EndedBy {
  code: SessionEnd;
  /** A sentence of the API. */
  message: string;
}

export interface Session {
  /** `ended`: over against the will of whoever has unsaved work here; they sign in again over the open page. */
  status: 'loading' | 'signed-in' | 'ended' | 'signed-out';
  user: SessionUser | null;
  /** Unix seconds at which the token ends; null without one. */
  expiresAt: number | null;
  /** What ended the last session, if it did not just run out; until the next one begins. */
  endedBy: EndedBy | undefined;
  /** Takes up the stored token; an expired or unreadable one is removed silently. */
  restore(): void;
  signIn(token: string): void;
  signOut(): void;
  /** It is over by itself, or was ended elsewhere: signed out, unless work would be lost. */
  end(endedBy?: EndedBy): void;
}

/** Every remote's view of who is signed in. On a server it stays `loading`. */
export const useSession = create<Session>()((set, get) => {
  const apply = (token: string | null, endedBy?: EndedBy) => {
    const session = token === null ? null : readToken(token, Date.now() / 1000);
    if (session)
      return set({
        status: 'signed-in',
        user: session.user,
        expiresAt: session.expiresAt,
        endedBy: undefined,
      });
    localStorage.removeItem(tokenKey);
    set({ status: 'signed-out', user: null, expiresAt: null, endedBy });
  };
  return {
    status: 'loading',
    user: null,
    expiresAt: null,
    endedBy: undefined,
    restore: () => apply(localStorage.getItem(tokenKey)),
    signIn: (token) => {
      localStorage.setItem(tokenKey, token);
      apply(token);
    },
    signOut: () => apply(null),
    end: (endedBy = get().endedBy) => {
      if (!get().user || !isGuarded()) return apply(null, endedBy);
      localStorage.removeItem(tokenKey);
      set({ status: 'ended', expiresAt: null, endedBy });
    },
  };
});

/** The stored token, for the header of a staff request. */
export const storedToken = (): string | null => localStorage.getItem(tokenKey);
