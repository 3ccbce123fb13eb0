import { Router } from 'express';
import { apiReadiness, type ApiReadiness, type Readiness } from '@lens/contracts/health';
import { matchRoute } from '../../page/match';
import type { BucketFollower } from '../registry/bucket-follower';
import type { CurrentRegistry } from '../registry/current-registry';

/** Why the folder may be older than the bucket. */
type Follower = Pick<BucketFollower, 'problem'>;

const limitMs = 2000;

async function readApiReadiness(apiUrl: string): Promise<ApiReadiness> {
  try {
    const response = await fetch(`${apiUrl}/api/health/ready`, { signal: AbortSignal.timeout(limitMs) });
    return apiReadiness.parse(await response.json());
  } catch {
    const unknown = { ok: false, detail: 'unknown while the API does not answer' };
    return { api: { ok: false, detail: 'does not answer' }, database: unknown };
  }
}

/**
 * The registry is ready if the home page can be served. A remote that is left out is named, but does not make the shell
 * unready: a load balancer would otherwise remove every page because of one.
 */
async function readRegistryReadiness(
  registry: CurrentRegistry,
  bucket: Follower | null,
): Promise<Readiness['registry']> {
  try {
    const { registry: current, remotes, problems } = await registry.current();
    const remoteStates = problems.map(({ name, version, problem, served }) => ({
      name,
      version,
      problem,
      served,
    }));
    const remotesField = remoteStates.length > 0 ? { remotes: remoteStates } : {};
    // A shell that would be taken out of service for its age would take every other shell with it.
    const expired = registry.isExpired
      ? [
          'what says that this is the newest has expired, and nothing newer is accepted until it is signed anew',
        ]
      : [];
    if (registry.problem && !registry.isExpired)
      return {
        ok: false,
        // The reason, which names files, is only logged.
        detail: `not usable; revision ${current.revision} is served meanwhile`,
        ...remotesField,
      };
    const home = matchRoute(remotes, '/');
    const isServed = home?.route.surface === 'public';
    const detail = [
      `revision ${current.revision}`,
      ...expired,
      // All shells would leave at the same moment for it, as for an expired state.
      ...(bucket?.problem ? ['the bucket of remotes cannot be followed, what was brought last stays'] : []),
      ...(isServed ? [] : ['no remote brings a page for /']),
      ...remoteStates.map(({ name, version, served }) =>
        served === null
          ? `${name} ${version} is left out`
          : `${name} ${version} is not served as it is (${served === version ? 'without a part' : `${served} stays`})`,
      ),
    ];
    return { ok: isServed, detail: detail.join('; '), ...remotesField };
  } catch {
    return { ok: false, detail: 'not usable' };
  }
}

/** `/healthz`: the process runs. `/readyz`: the state of every part that pages need. */
export function healthRoutes(
  registry: CurrentRegistry,
  apiUrl: string,
  { bucketFollower = null, leaving }: { bucketFollower?: Follower | null; leaving?: AbortSignal } = {},
): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ ok: true });
  });
  router.get('/readyz', async (_request, response) => {
    const [api, composed] = await Promise.all([
      readApiReadiness(apiUrl),
      readRegistryReadiness(registry, bucketFollower),
    ]);
    const shell = leaving?.aborted ? { ok: false, detail: 'stops in a moment' } : { ok: true };
    const readiness: Readiness = { shell, registry: composed, ...api };
    const isReady = Object.values(readiness).every(({ ok }) => ok);
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(readiness);
  });
  return router;
}
