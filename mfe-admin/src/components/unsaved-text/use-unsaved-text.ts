import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@lens/platform/session';
import { saveTextForRoleChange } from '../../session/role-change';

const textGetters = new Set<() => string>();

/** Everything that is being written on the page, as it is to be copied; not to be asked for while rendering. */
export const collectUnsavedText = (): string =>
  [...textGetters]
    .map((getText) => getText())
    .filter(Boolean)
    .join('\n\n');

/**
 * Gives what is being written here back to whoever cannot save it any more: their session is over for good, or their
 * new role does not have this screen.
 * @param getText as it is to be copied
 */
export function useUnsavedText(isUnsaved: boolean, getText: () => string): void {
  const role = useSession(({ user }) => user?.role);
  const shownToRole = useRef(role);
  const currentText = useEffectEvent(getText);
  // A screen that the new role has is shown to it; one that it has not goes first.
  useEffect(() => {
    shownToRole.current = role;
  }, [role]);
  useEffect(() => {
    if (!isUnsaved) return;
    const getter = () => currentText();
    textGetters.add(getter);
    return () => {
      textGetters.delete(getter);
      const newRole = useSession.getState().user?.role;
      if (newRole && shownToRole.current && newRole !== shownToRole.current)
        saveTextForRoleChange(currentText());
    };
  }, [isUnsaved]);
}
