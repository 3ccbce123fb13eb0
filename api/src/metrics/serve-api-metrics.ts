import type { Server } from 'node:http';
import { createRegister, serveMetrics } from '@lens/metrics/serve-metrics';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { LiveRegistry } from '../rollouts/live-registry.js';
import { measureBrowsers } from './browser-metrics.js';
import { measureDatabase } from './database-metrics.js';
import { measureJobs } from './job-metrics.js';

/** Everything that Prometheus reads of the API. Only loaded where a port is set. @throws Error if it is taken */
export async function serveApiMetrics(
  app: NestExpressApplication,
  { hasTraces = false, ...address }: { host: string; port: number; hasTraces?: boolean },
): Promise<Server> {
  const register = createRegister('api', hasTraces);
  measureJobs(register);
  measureBrowsers(register, app.get(LiveRegistry, { strict: false }));
  measureDatabase(register, app.get(DataSource, { strict: false }));
  return serveMetrics(register, address);
}
