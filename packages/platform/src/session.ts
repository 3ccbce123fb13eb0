import { create } from 'zustand';
import type { SessionUser } from '@lens/contracts/auth';
import type { SessionEnd } from '@lens/contracts/session-end';
import { hasLeaveGuard } from '@lens/platform/leave-guard';
import { readToken } from '@lens/platform/token';

/** Local storage: the token, the only trace of a session in a browser. */
export const tokenKey = 'cms_token';

export interface EndedBy {
  code: SessionEnd;
  /** The message of the API. */
  message: string;
}

export interface Session {
  /** `ended`: the session ended beside unsaved work, and the user can sign in again without leaving the page. */
  status: 'loading' | 'signed-in' | 'ended' | 'signed-out';
  user: SessionUser | null;
  /** Unix seconds at which the token ends; null without a token. */
  expiresAtSeconds: number | null;
  /** @deprecated Remotes that require 1.0 use this name of `expiresAtSeconds`. */
  expiresAt: number | null;
  /** What ended the last session, unless it ran out; undefined again when the next session begins. */
  endedBy: EndedBy | undefined;
  /** Signs in with the stored token. Removes an expired or unreadable one silently. */
  restore(): void;
  signIn(token: string): void;
  signOut(): void;
  /** Ends a session that ran out or that the API no longer accepts. Signs out, unless unsaved work would be lost. */
  end(endedBy?: EndedBy): void;
}

const tokenEnd = (seconds: number | null) => ({ expiresAtSeconds: seconds, expiresAt: seconds });

/** Who is signed in, for all remotes. On the server it stays `loading`. */
export const useSession = create<Session>()((set, get) => {
  const applyToken = (token: string | null, endedBy?: EndedBy) => {
    const session = token === null ? null : readToken(token, Date.now() / 1000);
    if (session)
      return set({
        status: 'signed-in',
        user: session.user,
        ...tokenEnd(session.expiresAtSeconds),
        endedBy: undefined,
      });
    localStorage.removeItem(tokenKey);
    set({ status: 'signed-out', user: null, ...tokenEnd(null), endedBy });
  };
  return {
    status: 'loading',
    user: null,
    ...tokenEnd(null),
    endedBy: undefined,
    restore: () => applyToken(localStorage.getItem(tokenKey)),
    signIn: (token) => {
      localStorage.setItem(tokenKey, token);
      applyToken(token);
    },
    signOut: () => applyToken(null),
    end: (endedBy = get().endedBy) => {
      if (!get().user || !hasLeaveGuard()) return applyToken(null, endedBy);
      localStorage.removeItem(tokenKey);
      set({ status: 'ended', ...tokenEnd(null), endedBy });
    },
  };
});

/** The stored token, for the header of a staff request. */
export const storedToken = (): string | null => localStorage.getItem(tokenKey);
