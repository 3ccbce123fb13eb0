import type { DeskText } from '@lens/contracts/desk';
import { useSession } from '@lens/platform/session';
import { usePermissions } from '../../../../components/permissions/use-permissions';
import { accessTo, type TextAccess } from './text-access';

/** @param isDirty whether the user has changed the wording */
export function useTextAccess(text: DeskText, isDirty: boolean): TextAccess {
  const permissions = usePermissions();
  const username = useSession(({ user }) => user?.username);
  return accessTo({ text, isDirty, permissions, username });
}
