import { rmSync } from 'node:fs';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { LoginResponse, SecondFactorEnrolment } from '@lens/contracts/auth';
import type { Page } from '@lens/contracts/lists';
import { TOTP } from 'otpauth';
import { createDatabase, newDataFolder, serverUrl } from './harness/engines.js';
import { runApi, runProgram, type Program } from './harness/program.js';

const account = { username: 'admin', password: process.env.TEST_ADMIN_PASSWORD! };

let folder: string;
let running: Program | undefined;
const cleanUp: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = newDataFolder('seeded');
});

afterEach(async () => {
  await stop();
  for (const step of cleanUp.splice(0)) await step();
  rmSync(folder, { recursive: true });
});

async function start(variables: Record<string, string>): Promise<void> {
  running = await runApi(variables);
}

async function stop(): Promise<void> {
  running?.child.kill('SIGTERM');
  await running?.ended;
  running = undefined;
}

async function call<Body>(method: string, path: string, { token, body }: { token?: string; body?: object }) {
  const response = await fetch(`${running!.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const login = () => call<LoginResponse & { code?: string }>('POST', '/auth/login', { body: account });

async function enrol(token: string): Promise<void> {
  const request = { token, body: { password: account.password } };
  const { body } = await call<SecondFactorEnrolment>('POST', '/auth/second-factor', request);
  const otp = new TOTP({ secret: body.secret }).generate();
  await call('POST', '/auth/second-factor/confirm', { token, body: { otp } });
}

async function reset(variables: Record<string, string>) {
  const program = await runProgram({ entry: 'admin', args: ['reset-2fa', account.username], variables });
  return { code: await program.ended, output: program.output() };
}

/** Expects that the password alone signs in, that the old session has ended, and that the log has an entry. */
async function expectReset(oldToken: string): Promise<void> {
  const { status, body } = await login();
  expect(status).toBe(200);
  expect((await call('GET', '/auth/me', { token: oldToken })).status).toBe(401);
  const { body: log } = await call<Page<ActivityEntry>>('GET', '/activity?search=second_factor_reset', body);
  expect(log.items).toMatchObject([{ username: 'command line', resource_type: 'user', action: 'UPDATE' }]);
}

test('the command line turns off a lost second factor, but not while an API runs on the embedded database [FACTOR-5]', async () => {
  const variables = { DATA_DIR: folder, ADMIN_PASSWORD: account.password };
  await start(variables);
  const { token } = (await login()).body;
  await enrol(token);
  expect((await login()).body.code).toBe('second_factor_required');
  expect(await reset(variables)).toMatchObject({
    code: 1,
    output: expect.stringContaining('in use by process') as string,
  });
  await stop();

  const done = await reset(variables);
  expect(done).toMatchObject({
    code: 0,
    output: expect.stringContaining('second factor of admin') as string,
  });
  await start(variables);
  await expectReset(token);
});

const url = serverUrl;
if (url) {
  test('the command line turns off a lost second factor while an API runs on a database server', async () => {
    const database = await createDatabase(url, 'seeded');
    cleanUp.push(database.drop);
    const variables = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      JWT_SECRET: 'thirty-two characters or some more',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
    };
    await start(variables);
    const { token } = (await login()).body;
    await enrol(token);
    expect((await login()).body.code).toBe('second_factor_required');
    expect((await reset(variables)).code).toBe(0);
    await expectReset(token);
  });
}
