import type { AddressInfo } from 'node:net';
import { createRegister, serveMetrics } from './serve-metrics.js';
import { requestEnded } from './measurements.js';

const local = { host: '127.0.0.1', port: 0 };

async function served() {
  const server = await serveMetrics(createRegister('shell'), local);
  const { port } = server.address() as AddressInfo;
  return { server, port, read: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

test('requests are counted by method, route and status, beside what every process measures [METRICS-1]', async () => {
  const { server, read } = await served();
  requestEnded.publish({ method: 'GET', route: '/about', status: 200, seconds: 0.004 });
  requestEnded.publish({ method: 'GET', route: '/about', status: 503, seconds: 3 });
  const answer = await read('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('http_requests_total{method="GET",route="/about",status="503",service="shell"} 1');
  expect(lines).toContain(
    'http_request_duration_seconds_bucket{le="0.005",service="shell",method="GET",route="/about"} 1',
  );
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes{service="shell"} '))).toBe(true);
  server.close();
});

test('with traces, each length of a request names one that took so long [TRACE-6]', async () => {
  const register = createRegister('shell', true);
  const server = await serveMetrics(register, local);
  const ended = { method: 'GET', route: '/about', status: 200 };
  requestEnded.publish({ ...ended, seconds: 0.004, traceId: 'a'.repeat(32) });
  requestEnded.publish({ ...ended, seconds: 0.2 });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  const text = await answer.text();
  expect(text).toMatch(/^http_requests_total\{.*route="\/about".*\} 2$/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0.005",.*\} 1 # \{trace_id="a{32}"\} 0\.004 \d/m,
  );
  expect(text.match(/trace_id/g)).toHaveLength(1);
  server.close();
});

test('nothing else is answered, and a taken port is named [METRICS-2]', async () => {
  const { server, port, read } = await served();
  expect((await read('/')).status).toBe(404);
  expect((await read('/metrics?x')).status).toBe(404);
  await expect(serveMetrics(createRegister('api'), { ...local, port })).rejects.toThrow(
    `Metrics cannot be served on port ${port} of 127.0.0.1 (EADDRINUSE). Set METRICS_PORT to another port.`,
  );
  server.close();
});
