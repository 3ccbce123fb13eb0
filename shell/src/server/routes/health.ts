import { Router } from 'express';
import { apiReadiness, type ApiReadiness, type Readiness } from '@lens/contracts/health';
import { matchRoute } from '../../page/match';
import type { RegistryWatch } from '../registry/registry-watch';

const limit = 2000;

async function askApi(apiUrl: string): Promise<ApiReadiness> {
  try {
    const answer = await fetch(`${apiUrl}/api/health/ready`, { signal: AbortSignal.timeout(limit) });
    return apiReadiness.parse(await answer.json());
  } catch {
    const unknown = { ok: false, detail: 'unknown while the API does not answer' };
    return { api: { ok: false, detail: 'does not answer' }, database: unknown };
  }
}

/**
 * Ready is a shell that can answer Home. A remote that is left out is named, and makes no shell unready: whoever takes
 * shells out of service by this answer would take away every page for the sake of one.
 */
async function askRegistry(registry: RegistryWatch): Promise<Readiness['registry']> {
  try {
    const { registry: current, remotes, problems } = await registry.current();
    const told = problems.map(({ name, version, problem, served }) => ({ name, version, problem, served }));
    const named = told.length > 0 ? { remotes: told } : {};
    if (registry.problem)
      return {
        ok: false,
        // What is wrong names files: the log says it, to those who run this.
        detail: `not usable; revision ${current.revision} is served meanwhile`,
        ...named,
      };
    const home = matchRoute(remotes, '/');
    const isServed = home?.route.surface === 'public';
    const detail = [
      `revision ${current.revision}`,
      ...(isServed ? [] : ['no remote brings a page for /']),
      ...told.map(({ name, version, served }) =>
        served === null
          ? `${name} ${version} is left out`
          : `${name} ${version} is not served as it is (${served === version ? 'without a part' : `${served} stays`})`,
      ),
    ];
    return { ok: isServed, detail: detail.join('; '), ...named };
  } catch {
    return { ok: false, detail: 'not usable' };
  }
}

/** `/healthz`: the process lives. `/readyz`: every part that a page may need, each with its state. */
export function healthRoutes(registry: RegistryWatch, apiUrl: string): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ ok: true });
  });
  router.get('/readyz', async (_request, response) => {
    const [api, composed] = await Promise.all([askApi(apiUrl), askRegistry(registry)]);
    const readiness: Readiness = { shell: { ok: true }, registry: composed, ...api };
    const ready = Object.values(readiness).every(({ ok }) => ok);
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(readiness);
  });
  return router;
}
