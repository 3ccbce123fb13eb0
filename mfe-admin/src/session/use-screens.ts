import { useNavigation, type HostNavigation } from '@lens/platform/host';
import { useSession } from '@lens/platform/session';

/** The menu entries of the back office that the current role may open, of all remotes, in order. */
export function useScreens(): HostNavigation[] {
  const role = useSession(({ user }) => user?.role);
  return useNavigation('admin').filter(({ roles }) => !roles || (role && roles.includes(role)));
}
