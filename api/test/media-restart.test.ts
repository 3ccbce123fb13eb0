import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LoginResponse } from '@lens/contracts/auth';
import type { MediaDetail } from '@lens/contracts/media';
import { newDataFolder } from './harness/engines.js';
import { upload } from './harness/pictures.js';
import { runApi, type Program } from './harness/program.js';
import { waitFor } from './harness/wait-for.js';

let program: Program;
let folder: string;

beforeAll(() => {
  folder = newDataFolder('seeded');
});

afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
  rmSync(folder, { recursive: true });
});

const start = async () => {
  program = await runApi({ DATA_DIR: folder });
};

async function signIn(): Promise<string> {
  const answer = await fetch(`${program.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: process.env.TEST_ADMIN_PASSWORD }),
  });
  return ((await answer.json()) as LoginResponse).token;
}

async function read(token: string, id: string): Promise<MediaDetail> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${program.url}/api/media/${id}`, { headers })).json()) as MediaDetail;
}

/** When each file of the picture was last written. */
const readModifiedTimes = (id: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'media', id)).map((name) => [
      name,
      statSync(join(folder, 'media', id, name)).mtimeMs,
    ]),
  );

test('the API goes on making variants after it was stopped or killed, makes none twice, and removes abandoned uploads', async () => {
  await start();
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width: 1920, height: 1000, channels: 3, background: 'red', noise } as const;
  const token = await signIn();
  const file = await sharp({ create }).jpeg().toBuffer();
  const { id } = (await upload(program, token, { file })).body;
  const waitForProgress = (count: number) =>
    waitFor('progress', async () => {
      const picture = await read(token, id);
      return picture.progress.done > count && picture;
    });

  const first = await waitForProgress(0);
  expect(first.status).toBe('processing');
  const before = readModifiedTimes(id);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const abandonedUpload = join(folder, 'uploads', 'left-by-a-crash');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  writeFileSync(abandonedUpload, 'x');
  utimesSync(abandonedUpload, longAgo, longAgo);

  await start();
  await waitFor('the sweep', () => !existsSync(abandonedUpload));
  const second = await waitForProgress(first.progress.done);
  program.child.kill('SIGKILL');
  await program.ended;
  expect(second.status).toBe('processing');

  await start();
  const ready = await waitFor('every variant', async () => {
    const picture = await read(token, id);
    return picture.status === 'ready' && picture;
  });
  expect(ready.variants).toHaveLength(12);
  expect(readModifiedTimes(id)).toMatchObject(before);
  for (const { url } of ready.variants) expect((await fetch(program.url + url)).status).toBe(200);
});
