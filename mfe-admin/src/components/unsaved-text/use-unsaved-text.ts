import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@lens/platform/session';
import { keepForRoleChange } from '../../session/role-change';

const writers = new Set<() => string>();

/** Everything that is being written on the page, as it is to be copied; not to be asked for while rendering. */
export const unsavedText = (): string =>
  [...writers]
    .map((written) => written())
    .filter(Boolean)
    .join('\n\n');

/**
 * Gives what is being written here back to whoever cannot save it any more: their session is over for good, or their
 * new role does not have this screen.
 * @param written as it is to be copied
 */
export function useUnsavedText(unsaved: boolean, written: () => string): void {
  const role = useSession(({ user }) => user?.role);
  const shownTo = useRef(role);
  const inWords = useEffectEvent(written);
  // A screen that the new role has is shown to it; one that it has not goes first.
  useEffect(() => {
    shownTo.current = role;
  }, [role]);
  useEffect(() => {
    if (!unsaved) return;
    const writer = () => inWords();
    writers.add(writer);
    return () => {
      writers.delete(writer);
      const now = useSession.getState().user?.role;
      if (now && shownTo.current && now !== shownTo.current) keepForRoleChange(inWords());
    };
  }, [unsaved]);
}
