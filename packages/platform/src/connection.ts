import { create } from 'zustand';
import { pageSingleton } from '@lens/platform/page-singleton';

interface Connection {
  /** When the event stream broke off; null while it is open, and during the first attempt to open it again. */
  lostAtMs: number | null;
}

export const useConnection = pageSingleton('connection', () =>
  create<Connection>()(() => ({ lostAtMs: null })),
);
