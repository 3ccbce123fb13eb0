import { Router } from 'express';
import type { CurrentRegistry } from '../registry/current-registry';

const intervalMs = 200;

/** `GET /development/versions`: server-sent events with the version of each remote, by name, whenever one changes. */
export function versionEvents(registry: CurrentRegistry): Router {
  const router = Router();
  router.get('/development/versions', (request, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    let sent = '';
    const sendChanges = async () => {
      const { remotes } = await registry.current();
      const versions = JSON.stringify(
        Object.fromEntries(remotes.map(({ manifest }) => [manifest.name, manifest.version])),
      );
      if (versions !== sent) response.write(`data: ${versions}\n\n`);
      sent = versions;
    };
    const timer = setInterval(() => void sendChanges().catch(() => undefined), intervalMs);
    request.once('close', () => clearInterval(timer));
  });
  return router;
}
