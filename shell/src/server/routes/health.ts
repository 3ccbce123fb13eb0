import { Router } from 'express';
import { apiReadiness, type ApiReadiness, type Readiness } from '@lens/contracts/health';
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

async function askRegistry(registry: RegistryWatch): Promise<Readiness['registry']> {
  try {
    const { registry: current } = await registry.current();
    if (!registry.problem) return { ok: true, detail: `revision ${current.revision}` };
    return { ok: false, detail: `${registry.problem}; revision ${current.revision} is served meanwhile` };
  } catch (failure) {
    return { ok: false, detail: failure instanceof Error ? failure.message : 'not readable' };
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
