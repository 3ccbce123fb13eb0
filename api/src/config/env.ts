import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  deploymentMode,
  resolveFolders,
  resolveKeys,
  variableDefaults,
  type DeploymentMode,
} from '@lens/contracts/deployment';
import { parseEnvironment, port } from '@lens/contracts/environment';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import {
  remotesBucketVariables,
  resolveRemotesBucket,
  type RemotesBucket,
} from '@lens/contracts/remotes-bucket';
import { resolveTraces, tracesVariables, type TracesSettings } from '@lens/contracts/traces-settings';
import { isEasyToGuess } from '@lens/contracts/password';
import { userCreate } from '@lens/contracts/users';
import { z } from 'zod';
import { backupPlan, backupVariables, recipientVariables, type BackupPlan } from './backup-env.js';
import { httpAddress, withoutTrailingSlash } from './http-address.js';
import { mediaTarget, mediaVariables, s3Variables, type MediaTarget } from './media-env.js';
import { translationSettings, translationVariables, type TranslationSettings } from './translation-env.js';

export const demoAdmin = { username: 'admin', password: 'admin123' } as const;

const minSecretCharacters = 32;
/** Random secrets have more; fewer suggest a key that was held down, or a repeated word. */
const minDistinctSecretCharacters = 10;
const proxyGroups = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = z
  .string()
  .default('loopback')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isProxy), {
    error:
      'Use addresses, ranges in CIDR notation, or loopback, linklocal, uniquelocal, separated by commas.',
  });

const databaseUrl = (missingMessage?: string) =>
  z
    .string({ error: missingMessage })
    .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'Use postgres://user:password@host:port/database.' }));

const jwtSecret = (missingMessage?: string) =>
  z
    .string({ error: missingMessage })
    .min(minSecretCharacters, { error: `Use at least ${minSecretCharacters} characters.`, abort: true })
    .refine((secret) => new Set(secret).size >= minDistinctSecretCharacters, {
      error: 'This is easy to guess: use a random one, as `openssl rand -hex 32` makes it.',
    });

const senderHint = 'Use an address, or a name followed by <an address>.';

/** `Practice <hello@example.com>`, or the address alone. */
const sender = (missingMessage?: string) =>
  z.string({ error: missingMessage }).transform((text, context) => {
    const { name = '', address } = /^(?:(?<name>[^<>]*)<)?(?<address>[^<>]+?)>?$/.exec(text)?.groups ?? {};
    if (z.email().safeParse(address).success) return { name: name.trim(), address: address! };
    context.addIssue({ code: 'custom', message: senderHint });
    return z.NEVER;
  });

const demo = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(variableDefaults.PORT),
  API_PORT: port.default(variableDefaults.API_PORT),
  HOST: z.string().trim().min(1).default(variableDefaults.HOST),
  PUBLIC_URL: httpAddress.optional(),
  SHELL_URL: httpAddress.optional(),
  DATA_DIR: z.string().min(1).optional(),
  REMOTES_DIR: z.string().min(1).optional(),
  ...remotesBucketVariables,
  KEYS_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl().optional(),
  JWT_SECRET: jwtSecret().optional(),
  ADMIN_USERNAME: userCreate.shape.username.default(demoAdmin.username),
  ADMIN_PASSWORD: z.string().max(accountMaxLengths.password).optional(),
  /** Where Prometheus reads metrics; nothing is measured without it. */
  METRICS_PORT: port.optional(),
  ...tracesVariables,
  /** How long requests are still taken after a signal to stop, so that whoever balances them notices. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUSTED_PROXIES: proxies,
  ...mediaVariables,
  ...backupVariables,
  ...translationVariables,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Use smtp://user:password@host:port, or smtps.' })
    .optional(),
  /** `allowed` sends password and mails unencrypted, for a server on this machine that does not support TLS. */
  SMTP_PLAIN_TEXT: z.enum(['allowed', 'refused']).default('refused'),
  MAIL_FROM: sender().optional(),
});

/** Production needs its own database and secrets; nothing that this repository contains gives access to it. */
const production = demo.extend({
  DATABASE_URL: databaseUrl('Required in production: the embedded database is only for trying the product.'),
  JWT_SECRET: jwtSecret('Required in production: a generated one would end every session at a restart.'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, {
      error: 'Use at least 12 characters; the demo password is refused in production.',
      abort: true,
    })
    .max(accountMaxLengths.password)
    .refine((password) => !isEasyToGuess(password), {
      error: 'This is among the first passwords that anybody would try.',
    })
    .optional(),
});

/** A sender is required once a mail server is set. */
const senderVariables = { MAIL_FROM: sender('Required with SMTP_URL: the sender of every mail.') };

export interface MailSettings {
  /** With user and password; never show or log it. */
  smtpUrl: string;
  /** Refuse a server without TLS, instead of sending it the password and every mail unencrypted. */
  requireTls: boolean;
  from: { name: string; address: string };
}

export type DatabaseTarget = { kind: 'embedded'; folder: string } | { kind: 'server'; url: string };

export interface Environment {
  mode: DeploymentMode;
  host: string;
  port: number;
  /** Absolute, without a trailing slash. */
  publicUrl: string;
  /** The address of the shell for this process, without a trailing slash. */
  shellUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the published remotes, which a backup contains too. */
  remotesDir: string;
  /** What the folder of remotes is a copy of; null for a folder alone. */
  remotesBucket: RemotesBucket | null;
  /** Absolute path of the keys that sign remotes. Without the release job's keys, this process cannot say what is live. */
  keysDir: string;
  database: DatabaseTarget;
  /** Where the files of pictures are stored. */
  media: MediaTarget;
  /** Undefined in the demo, which generates one and stores it in `dataDir`. */
  jwtSecret: string | undefined;
  /** The account that the seed creates if there is no administrator yet. */
  admin: { username: string; password: string | undefined };
  /** Undefined: nothing is measured. */
  metricsPort: number | undefined;
  /** Null: nothing is traced. */
  traces: TracesSettings | null;
  drainMs: number;
  logLevel: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Undefined: mails are stored for staff to read, and not sent. */
  mail: MailSettings | undefined;
  /** Translation services; none unless they are configured. */
  translation: TranslationSettings;
  /** Undefined: the schedule makes no backups. */
  backups: BackupPlan | undefined;
}

/**
 * Reads the environment; nothing else in the API does.
 * @param directory what a relative `DATA_DIR` is relative to
 * @throws EnvironmentError naming every bad variable
 */
export function readEnvironment(
  variables: Record<string, string | undefined>,
  directory: string,
): Environment {
  const mode = deploymentMode(variables);
  const isDemo = mode === 'demo';
  const schema = isDemo ? demo : production;
  const withStore = variables.MEDIA_STORE === 's3' ? schema.extend(s3Variables) : schema;
  const withSender = variables.SMTP_URL ? withStore.extend(senderVariables) : withStore;
  const parsed = parseEnvironment(
    variables.BACKUPS_DIR ? withSender.extend(recipientVariables) : withSender,
    variables,
  );
  const inDirectory = (folder: string) => resolve(directory, folder);
  const { dataFolder: dataDir, remotesFolder: remotesDir } = resolveFolders(parsed, inDirectory);
  return {
    mode,
    host: parsed.HOST,
    port: parsed.API_PORT,
    publicUrl: withoutTrailingSlash(parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`),
    shellUrl: withoutTrailingSlash(parsed.SHELL_URL ?? `http://127.0.0.1:${parsed.PORT}`),
    dataDir,
    remotesDir,
    remotesBucket: resolveRemotesBucket(variables),
    keysDir: resolveKeys(parsed, inDirectory).keysFolder,
    database: parsed.DATABASE_URL
      ? { kind: 'server', url: parsed.DATABASE_URL }
      : { kind: 'embedded', folder: resolve(dataDir, 'postgres') },
    media: mediaTarget(parsed, dataDir),
    jwtSecret: parsed.JWT_SECRET,
    admin: {
      username: parsed.ADMIN_USERNAME,
      password: parsed.ADMIN_PASSWORD ?? (isDemo ? demoAdmin.password : undefined),
    },
    metricsPort: parsed.METRICS_PORT,
    traces: resolveTraces(parsed),
    drainMs: parsed.DRAIN_MS,
    logLevel: parsed.LOG_LEVEL,
    trustedProxies: parsed.TRUSTED_PROXIES,
    mail: mailSettings(parsed),
    translation: translationSettings(parsed),
    backups: backupPlan(parsed, directory),
  };
}

/** Every variable that the API reads, for checking its documentation. */
export const variableNames = Object.keys(demo.shape);

function mailSettings({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  SMTP_PLAIN_TEXT: plainText,
}: z.infer<typeof demo>): MailSettings | undefined {
  if (!smtpUrl || !from) return undefined;
  const { hostname, username, password } = new URL(smtpUrl);
  // Mail to a relay on this machine crosses no network. A password is still sent only encrypted.
  const isLocalRelay = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && !username && !password;
  return { smtpUrl, from, requireTls: plainText === 'refused' && !isLocalRelay };
}

function isProxy(entry: string): boolean {
  if (proxyGroups.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
