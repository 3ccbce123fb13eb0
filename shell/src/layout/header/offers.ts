import { useHost } from '@lens/platform/host';

/** Whether any remote on the page offers a menu entry for an address: what does not exist is never linked. */
export function useOffers(): (path: string) => boolean {
  const { navigation } = useHost();
  return (path) =>
    navigation.some((entry) => entry.path === path || entry.children.some((child) => child.path === path));
}
