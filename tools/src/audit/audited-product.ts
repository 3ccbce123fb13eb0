import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStale } from '../product/build.ts';
import { startProduct } from '../product/product.ts';
import { publishApart } from '../product/publish-apart.ts';

export interface AuditedProduct {
  /** What browsers reach, on this machine's own address alone. */
  origin: string;
  /** The API behind it. */
  apiOrigin: string;
  /** Begins a session of the demo's administrator. */
  signIn: () => Promise<string>;
  stop: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts the product as `npm start` does, with the data of the demo, in a folder that `stop` deletes. */
export async function startAuditedProduct(variables: NodeJS.ProcessEnv = {}): Promise<AuditedProduct> {
  await buildStale();
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-audit-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { PATH: process.env['PATH'], PORT: String(port), API_PORT: String(apiPort), DATA_DIR: folder };
  const lines: string[] = [];
  const product = await startProduct({
    env: { ...env, ...variables },
    publish: publishApart,
    onOutput: (line) => lines.splice(0, Math.max(0, lines.push(line) - 50)),
  });
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  return {
    origin: `http://127.0.0.1:${port}`,
    apiOrigin,
    signIn: () => signIn(apiOrigin),
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(apiOrigin: string): Promise<string> {
  const answer = await fetch(`${apiOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  if (!answer.ok) throw new Error(`The demo's administrator could not sign in: ${answer.status}.`);
  return ((await answer.json()) as { token: string }).token;
}
