import { useSession } from '@lens/platform/session';

/** Whether an editor is signed in: editors read everything at the desk, and stop what visitors should not read. */
export const useIsEditor = (): boolean => useSession(({ user }) => user?.role === 'editor');
