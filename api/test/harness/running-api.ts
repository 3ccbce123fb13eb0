import type { DeskPermissions } from '@lens/contracts/desk-permissions';
import { languages, sourceLanguage } from '@lens/contracts/languages';
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
import { EvenAnswers } from '../../src/common/output/even-answers.js';
import { createLogger } from '../../src/common/logging/logger.js';
import { readEnvironment } from '../../src/config/env.js';
import { prepareDatabase } from '../../src/database/prepare.js';
import { seed } from '../../src/seed/seed.js';
import type { Engine } from './engines.js';
import { sendRequest } from './http-client.js';
import { newestRevision } from './newest-revision.js';

export const jwtSecret = 'a secret that only these tests sign with';
export const adminPassword = process.env.TEST_ADMIN_PASSWORD!;

/** An address that nobody listens to, so that tests never reach a shell that runs on this machine. */
const noShell = { SHELL_URL: 'http://127.0.0.1:9' };

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Parsed JSON, the text of a file, or undefined if empty; of the type that the test expects. */
  body: Body;
}

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * The revision on which the change is based. Without it, the current one is sent, as somebody would who has just read
   * the row; null sends none.
   */
  baseRevision?: number | null;
  /** The IP address of the caller. */
  from?: string;
}

export interface RunningApi {
  url: string;
  app: NestExpressApplication;
  dataSource: DataSource;
  /** The DATA_DIR, which is deleted when the app stops. */
  folder: string;
  call<Body = ErrorBody>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Logs in as the seeded administrator, or as a new account of another role. @returns the session's token */
  /** @param fields of the account; without them a translator may do everything in every language */
  signIn(role?: 'admin' | 'editor' | 'translator', fields?: Partial<User>): Promise<string>;
  logs(): string;
  stop(): Promise<void>;
}

const targetLanguages = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
const allPermissions: DeskPermissions = {
  translate: targetLanguages,
  review: targetLanguages,
  publish: targetLanguages,
};

/** Starts the whole app on a free port, with a database and a folder of its own. */
export async function startApi(engine: Engine, variables: Record<string, string> = {}): Promise<RunningApi> {
  const { database, drop } = await engine.create('seeded');
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const environment = readEnvironment(
    { ADMIN_PASSWORD: adminPassword, DATA_DIR: folder, ...noShell, ...variables },
    '/nowhere',
  );
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  await prepareDatabase(database.dataSource, (manager) => seed(manager, environment));
  const app = await createApp({ environment, jwtSecret, database: database.dataSource, log });
  app.get(EvenAnswers).waitBy(() => Promise.resolve());
  await app.listen(0, '127.0.0.1');
  // On a busy machine a test may pause for longer than the default of five seconds.
  app.getHttpServer().keepAliveTimeout = 120_000;
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const call = async <Body>(method: string, path: string, { baseRevision, ...options }: Call = {}) => {
    const hasNoDefault =
      method === 'GET' || baseRevision === null || options.headers?.['if-match'] !== undefined;
    const revision = hasNoDefault
      ? undefined
      : (baseRevision ?? (await newestRevision(database.dataSource, path, options.body)));
    const headers = { ...(revision !== undefined && { 'if-match': `"${revision}"` }), ...options.headers };
    return send<Body>(url + path, method, { ...options, headers });
  };
  const login = async (username: string, password: string): Promise<string> => {
    const from = uniqueAddress();
    const answer = await call<LoginResponse>('POST', '/api/auth/login', {
      body: { username, password },
      from,
    });
    return answer.body.token;
  };
  return {
    url,
    app,
    dataSource: database.dataSource,
    folder,
    call,
    async signIn(role, fields) {
      if (!role || role === 'admin') return login('admin', adminPassword);
      const username = fields?.username ?? `${role}-${randomUUID().slice(0, 8)}`;
      await database.dataSource.manager.insert(User, {
        username,
        role,
        passwordHash: process.env.TEST_ADMIN_HASH,
        ...(role === 'translator' && { permissions: allPermissions }),
        ...fields,
      });
      return login(username, adminPassword);
    },
    logs: () => lines.join(''),
    async stop() {
      await closeApp(app);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Also cuts connections of clients that have not read their response to the end: the server would wait for them. */
async function closeApp(app: NestExpressApplication): Promise<void> {
  const interval = setInterval(() => app.getHttpServer().closeAllConnections(), 100);
  await app.close();
  clearInterval(interval);
}

let addresses = 0;

/** An IP address that no other call of this run has. */
export function uniqueAddress(): string {
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
    headers: responseHeaders,
    text,
  } = await sendRequest(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
  const isFile = responseHeaders.get('content-disposition') !== null;
  return {
    status,
    headers: responseHeaders,
    body: (text && !isFile ? JSON.parse(text) : text || undefined) as Body,
  };
}
