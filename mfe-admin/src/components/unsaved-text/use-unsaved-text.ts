import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@lens/platform/session';
import { saveTextForRoleChange } from '../../session/role-change';

const textGetters = new Set<() => string>();

/** All unsaved text on the page, for copying. Do not call it while rendering. */
export const collectUnsavedText = (): string =>
  [...textGetters]
    .map((getText) => getText())
    .filter(Boolean)
    .join('\n\n');

/**
 * Offers the unsaved text of this screen for copying if it can no longer be saved: after the session has ended for
 * good, or if a new role does not have the screen.
 * @param getText returns the text to copy
 */
export function useUnsavedText(isUnsaved: boolean, getText: () => string): void {
  const role = useSession(({ user }) => user?.role);
  const shownToRole = useRef(role);
  const currentText = useEffectEvent(getText);
  // This effect runs only on a screen that the new role still has; any other screen is removed before.
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
