import { create } from 'zustand';
import type { Role } from '@lens/contracts/access';
import { useSession } from '@lens/platform/session';

interface RoleChange {
  /** A new role that has not been acknowledged; null if there is none. */
  role: Role | null;
  /** Who changed it; null if that is not known. */
  by: string | null;
  /** Unsaved text of screens that the new role does not have. Only in memory, since it may be about patients. */
  text: string;
}

const noRoleChange: RoleChange = { role: null, by: null, text: '' };

export const useRoleChange = create<RoleChange>()(() => noRoleChange);

export const dismissRoleChange = (): void => useRoleChange.setState(noRoleChange);

/** The event that names the administrator arrives before the session has the new role. */
export const setRoleChangedBy = (by: string | null): void => useRoleChange.setState({ by });

/** Keeps the unsaved text of a screen that is being removed. */
export const saveTextForRoleChange = (text: string): void =>
  useRoleChange.setState((before) => ({ text: [before.text, text].filter(Boolean).join('\n\n') }));

useSession.subscribe(({ status, user }, before) => {
  if (status === 'signed-out') dismissRoleChange();
  else if (user && before.user && user.role !== before.user.role) useRoleChange.setState({ role: user.role });
});
