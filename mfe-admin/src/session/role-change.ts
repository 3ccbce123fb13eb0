import { create } from 'zustand';
import type { Role } from '@lens/contracts/access';
import { useSession } from '@lens/platform/session';

interface RoleChange {
  /** The role that was given and not yet read of; null where there is none. */
  role: Role | null;
  /** Who gave it; null where nobody told. */
  by: string | null;
  /** What was being written on a screen that went with the old role. In memory only, for what it may be about. */
  text: string;
}

const noRoleChange: RoleChange = { role: null, by: null, text: '' };

export const useRoleChange = create<RoleChange>()(() => noRoleChange);

export const dismissRoleChange = (): void => useRoleChange.setState(noRoleChange);

/** Who gave a role is told before the session has it. */
export const setRoleChangedBy = (by: string | null): void => useRoleChange.setState({ by });

/** What was being written on a screen that goes. */
export const saveTextForRoleChange = (text: string): void =>
  useRoleChange.setState((before) => ({ text: [before.text, text].filter(Boolean).join('\n\n') }));

useSession.subscribe(({ status, user }, before) => {
  if (status === 'signed-out') dismissRoleChange();
  else if (user && before.user && user.role !== before.user.role) useRoleChange.setState({ role: user.role });
});
