import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry, type RegistryContentType } from 'prom-client';
import { measureRequests } from './request-metrics.js';

/**
 * With the metrics that every process has: memory, processor, event loop, garbage collection, requests.
 * @param hasTraces whether each length of a request names an example, which only the format of OpenMetrics can
 */
export function createRegister(service: 'api' | 'shell', hasTraces = false): Registry {
  const register = new Registry();
  if (hasTraces)
    (register as Registry<RegistryContentType>).setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  register.setDefaultLabels({ service });
  collectDefaultMetrics({ register });
  measureRequests(register, hasTraces);
  return register;
}

const answerMetrics = (register: Registry, response: ServerResponse): Promise<unknown> =>
  register.metrics().then(
    (text) => response.setHeader('content-type', register.contentType).end(text),
    () => response.writeHead(500).end(),
  );

/**
 * Answers `GET /metrics` in the format of the register, on a port of its own, until the process ends: it keeps none alive.
 * @throws Error if the port cannot be used
 */
export async function serveMetrics(
  register: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    if (request.method === 'GET' && request.url === '/metrics') void answerMetrics(register, response);
    else response.writeHead(404).end();
  });
  server.on('connection', (socket) => socket.unref());
  server.unref();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (failure) {
    const { code = 'unknown' } = failure as NodeJS.ErrnoException;
    throw new Error(
      `Metrics cannot be served on port ${port} of ${host} (${code}). Set METRICS_PORT to another port.`,
      { cause: failure },
    );
  }
  return server;
}
