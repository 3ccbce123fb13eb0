import { useNavigation, type HostNavigation } from '@lens/platform/host';
import { useSession } from '@lens/platform/session';

/** The entries of the back office's menu that whoever is signed in may open, of all remotes, in order. */
export function useScreens(): HostNavigation[] {
  const role = useSession(({ user }) => user?.role);
  return useNavigation('admin').filter(({ roles }) => !roles || (role && roles.includes(role)));
}
