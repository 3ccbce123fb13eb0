import path from 'node:path';
import { z } from 'zod';
import { deploymentMode, resolveFolders, resolveKeys, variableDefaults } from '@lens/contracts/deployment';
import { parseEnvironment, port } from '@lens/contracts/environment';
import {
  remotesBucketVariables,
  resolveRemotesBucket,
  type RemotesBucket,
} from '@lens/contracts/remotes-bucket';
import { resolveTraces, tracesVariables, type TracesSettings } from '@lens/contracts/traces-settings';

const schema = z.object({
  PORT: port.default(variableDefaults.PORT),
  API_PORT: port.default(variableDefaults.API_PORT),
  HOST: z.string().default(variableDefaults.HOST),
  /** Needed if the API is not on this machine. */
  API_URL: z.url().optional(),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().optional(),
  REMOTES_DIR: z.string().optional(),
  ...remotesBucketVariables,
  /** Without it, the root that the demo keeps in the data folder. */
  TRUSTED_ROOT: z.string().optional(),
  NODE_ENV: z.string().optional(),
  /** Another host for the fonts of scripts, which answers for the shell's own paths. */
  FONT_HOST: z.url().optional(),
  /** How long a page waits for its data before it is sent with its built-in content. */
  PAGE_DATA_LIMIT_MS: z.coerce.number().int().min(1).max(30_000).default(800),
  /** A folder in which a proxy on this machine reads which state the site is in. */
  SITE_STATE_DIR: z.string().optional(),
  /** Where Prometheus reads metrics; nothing is measured without it. */
  METRICS_PORT: port.optional(),
  ...tracesVariables,
  /** How long requests are still taken after a signal to stop, so that whoever balances them notices. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  SHELL_DIST: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Proxies whose X-Forwarded-For is trusted, in the syntax of Express. */
  TRUSTED_PROXIES: z.string().default('loopback'),
});

/** The names of all variables that this process reads, for tests of the documentation. */
export const variableNames = Object.keys(schema.shape);

export interface ShellEnvironment {
  port: number;
  host: string;
  /** Without a slash at the end. */
  apiUrl: string;
  /** The origin that visitors see; the only source of absolute addresses. */
  publicUrl: URL;
  dataFolder: string;
  remotesFolder: string;
  /** What the folder of remotes is kept like; null where others write the folder itself. */
  remotesBucket: RemotesBucket | null;
  /** The file of the root that is trusted first: it names the keys of everything that is signed. */
  trustedRoot: string;
  /** The built shell: client, boot, locales, static. */
  distFolder: string;
  /** Null where no proxy stores pages. */
  siteStateFolder: string | null;
  /** Null where nothing is measured. */
  metricsPort: number | null;
  /** Null where nothing is traced. */
  traces: TracesSettings | null;
  drainMs: number;
  logLevel: string;
  trustedProxies: string;
  /** Whether addresses may name a pseudo-locale: in demo mode only, never in production. */
  pseudoLocales: boolean;
  /** Where the style sheets with a script's fonts are loaded from; null for our own origin. */
  fontHost: URL | null;
  pageDataLimitMs: number;
}

/** @throws EnvironmentError naming every bad variable */
export function readEnvironment(variables: NodeJS.ProcessEnv, builtFolder: string): ShellEnvironment {
  const env = parseEnvironment(schema, variables);
  const resolve = (folder: string) => path.resolve(folder);
  const folders = resolveFolders(env, resolve);
  return {
    port: env.PORT,
    host: env.HOST,
    apiUrl: (env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`).replace(/\/$/, ''),
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    ...folders,
    remotesBucket: resolveRemotesBucket(variables),
    trustedRoot: resolveKeys(env, resolve).trustedRoot,
    distFolder: path.resolve(env.SHELL_DIST ?? builtFolder),
    siteStateFolder: env.SITE_STATE_DIR ? path.resolve(env.SITE_STATE_DIR) : null,
    metricsPort: env.METRICS_PORT ?? null,
    traces: resolveTraces(env),
    drainMs: env.DRAIN_MS,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    pseudoLocales: deploymentMode(env) === 'demo',
    pageDataLimitMs: env.PAGE_DATA_LIMIT_MS,
    fontHost: env.FONT_HOST ? new URL(env.FONT_HOST) : null,
  };
}

/** What opens the bucket, and a collector's account if somebody has set one: removed once it is read, since the code of remotes sees the environment of this process. */
export function forgetSecrets(variables: NodeJS.ProcessEnv): void {
  delete variables['AWS_ACCESS_KEY_ID'];
  delete variables['AWS_SECRET_ACCESS_KEY'];
  delete variables['AWS_SESSION_TOKEN'];
  delete variables['OTEL_EXPORTER_OTLP_HEADERS'];
  delete variables['OTEL_EXPORTER_OTLP_TRACES_HEADERS'];
}
