import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../components/read-json';
import type { PageRoutes } from './paths-showing';

/** `GET /remotes/registry.json`, the part with the addresses of the active versions. */
interface Registry {
  remotes: Record<string, { address: string }>;
}

async function fetchPages(signal: AbortSignal): Promise<PageRoutes> {
  const { remotes } = (await readJson('/remotes/registry.json', signal)) as Registry;
  const manifests = await Promise.all(
    Object.values(remotes).map(
      ({ address }) => readJson(`${address}remote.json`, signal) as Promise<{ routes: PageRoutes }>,
    ),
  );
  return manifests.flatMap(({ routes }) => routes);
}

/** Every page of the site, with its copy. */
export const usePages = () => useQuery({ queryKey: ['pages'], queryFn: ({ signal }) => fetchPages(signal) });
