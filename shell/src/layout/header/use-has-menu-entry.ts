import { useHost } from '@lens/platform/host';

/** Whether a remote of the page has a menu entry for a path, so that the shell links only to pages that exist. */
export function useHasMenuEntry(): (path: string) => boolean {
  const { navigation } = useHost();
  return (path) =>
    navigation.some((entry) => entry.path === path || entry.children.some((child) => child.path === path));
}
