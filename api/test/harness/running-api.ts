import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginResponse } from '@lens/contracts/auth';
import type { ErrorBody } from '@lens/contracts/errors';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';
import { createApp } from '../../src/app.js';
import { User } from '../../src/auth/accounts/user.entity.js';
import { createLogger } from '../../src/common/logging/logger.js';
import { readEnvironment } from '../../src/config/env.js';
import { prepareDatabase } from '../../src/database/prepare.js';
import { seed } from '../../src/seed/seed.js';
import type { Engine } from './engines.js';
import { ask } from './http-client.js';
import { newestRevision } from './newest-revision.js';

export const jwtSecret = 'a secret that only these tests sign with';
export const adminPassword = process.env.TEST_ADMIN_PASSWORD!;

/** Whatever shell runs on this machine is none of a test's business. */
const noShell = { SHELL_URL: 'http://127.0.0.1:9' };

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Parsed JSON, the text of a file, or undefined for an empty body; of the type that the test expects. */
  body: Body;
}

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * The revision that the change is said to be made on: the newest, as whoever has just read it would say, unless a test
   * names another; null for none.
   */
  seen?: number | null;
  /** The address that the caller seems to have. */
  from?: string;
}

export interface RunningApi {
  url: string;
  app: NestExpressApplication;
  source: DataSource;
  /** The DATA_DIR, which is gone with the app. */
  folder: string;
  call<Body = ErrorBody>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Signs in as the seeded administrator, or as a new account of another role. */
  signIn(role?: 'admin' | 'editor' | 'translator'): Promise<string>;
  logs(): string;
  stop(): Promise<void>;
}

/** Starts the whole app on a real port, on a database and a folder of its own. */
export async function startApi(engine: Engine, variables: Record<string, string> = {}): Promise<RunningApi> {
  const { database, drop } = await engine.create('seeded');
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const environment = readEnvironment(
    { ADMIN_PASSWORD: adminPassword, DATA_DIR: folder, ...noShell, ...variables },
    '/nowhere',
  );
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  await prepareDatabase(database.source, (manager) => seed(manager, environment));
  const app = await createApp({ environment, jwtSecret, database: database.source, log });
  await app.listen(0, '127.0.0.1');
  // A busy machine pauses for longer than the five seconds after which an idle connection would be cut.
  app.getHttpServer().keepAliveTimeout = 120_000;
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const call = async <Body>(method: string, path: string, { seen, ...options }: Call = {}) => {
    const isNamed = method === 'GET' || seen === null || options.headers?.['if-match'] !== undefined;
    const revision = isNamed
      ? undefined
      : (seen ?? (await newestRevision(database.source, path, options.body)));
    const headers = { ...(revision !== undefined && { 'if-match': `"${revision}"` }), ...options.headers };
    return send<Body>(url + path, method, { ...options, headers });
  };
  const login = async (username: string, password: string): Promise<string> => {
    const from = someAddress();
    const answer = await call<LoginResponse>('POST', '/api/auth/login', {
      body: { username, password },
      from,
    });
    return answer.body.token;
  };
  return {
    url,
    app,
    source: database.source,
    folder,
    call,
    async signIn(role) {
      if (!role || role === 'admin') return login('admin', adminPassword);
      const username = `${role}-${randomUUID().slice(0, 8)}`;
      await database.source.manager.insert(User, {
        username,
        role,
        passwordHash: process.env.TEST_ADMIN_HASH,
      });
      return login(username, adminPassword);
    },
    logs: () => lines.join(''),
    async stop() {
      await closeOf(app);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a client left half read would hold the server for as long as it keeps an idle connection. */
async function closeOf(app: NestExpressApplication): Promise<void> {
  const cutting = setInterval(() => app.getHttpServer().closeAllConnections(), 100);
  await app.close();
  clearInterval(cutting);
}

let addresses = 0;

/** An address that no other call of this run comes from. */
export function someAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function send<Body>(
  url: string,
  method: string,
  { token, body, headers, from }: Call,
): Promise<Answer<Body>> {
  const {
    status,
    headers: answered,
    text,
  } = await ask(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const isFile = answered.get('content-disposition') !== null;
  return {
    status,
    headers: answered,
    body: (text && !isFile ? JSON.parse(text) : text || undefined) as Body,
  };
}
