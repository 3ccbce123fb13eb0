import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct, type Product } from '@lens/tools/product/product';
import { isolatedEnvironment, temporaryFolder } from '../fixtures/isolated-environment.ts';
import { startMailServer, type MailServer } from '../fixtures/mail-server.ts';
import { copyPublished, copySeeded, publishBuilds } from '../fixtures/seeded-database.ts';
import { account } from '../fixtures/sign-in.ts';
import { FaultProxy } from './fault-proxy.ts';

const clock = fileURLToPath(new URL('./clock.cjs', import.meta.url));

/** Enough for the database and the remotes, and soon filled. */
const diskSize = '400m';

/** A product whose parts can get into trouble, each for itself, and which starts again what died. */
export interface FaultSite extends Product {
  dataFolder: string;
  /** In front of the API, of its database server and of its mail server. */
  proxies: { api: FaultProxy; database: FaultProxy | null; mail: FaultProxy };
  mail: MailServer;
  setClock(offsetMs: number): void;
  /** An administrator. */
  account: { username: string; password: string };
  /** Whether the data are on a disk of their own, which a test may fill. */
  hasOwnDisk: boolean;
  kill(victim: 'API' | 'shell'): void;
  output(): string;
}

interface Options {
  /** A database on a server; the embedded one without it. */
  databaseUrl?: string;
  /** Puts the data on a small disk of their own, which only root can make. */
  ownDisk?: boolean;
}

const productionPassword = 'long-enough-password';

const behind = (url: string, proxy: FaultProxy): string => {
  const behindProxy = new URL(url);
  behindProxy.host = `127.0.0.1:${proxy.port}`;
  return behindProxy.href;
};

const targetOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

export async function startFaultSite({ databaseUrl, ownDisk = false }: Options = {}): Promise<FaultSite> {
  const dataFolder = temporaryFolder();
  if (ownDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'none', dataFolder]);
  if (!databaseUrl) copySeeded(dataFolder);
  copyPublished(dataFolder);
  const env = await isolatedEnvironment(dataFolder);
  const clockFile = path.join(dataFolder, 'clock');
  writeFileSync(clockFile, '0');
  const mail = await startMailServer();
  const proxies = {
    api: await FaultProxy.start({ host: '127.0.0.1', port: Number(env['API_PORT']) }),
    database: databaseUrl ? await FaultProxy.start(targetOf(databaseUrl)) : null,
    mail: await FaultProxy.start(targetOf(mail.variables.SMTP_URL)),
  };
  const lines: string[] = [];
  const removeData = () => {
    if (ownDisk) execFileSync('umount', ['-l', dataFolder]);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const product = await startProduct({
    env: {
      ...env,
      ...mail.variables,
      SMTP_URL: behind(mail.variables.SMTP_URL, proxies.mail),
      API_URL: `http://127.0.0.1:${proxies.api.port}`,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--require ${clock}`,
      PAGE_DATA_LIMIT_MS: undefined,
      ...(databaseUrl && {
        DATABASE_URL: behind(databaseUrl, proxies.database!),
        JWT_SECRET: 'a secret that is long enough for anyone',
        ADMIN_PASSWORD: productionPassword,
        TRUSTED_ROOT: path.join(dataFolder, 'keys', 'root.json'),
      }),
    },
    publish: publishBuilds,
    revive: true,
    onOutput: (text) => lines.push(text),
  }).catch((failure: unknown) => {
    removeData();
    throw new Error(`${failure instanceof Error ? failure.message : ''}\n${lines.slice(-20).join('')}`);
  });
  return {
    ...product,
    dataFolder,
    proxies,
    mail,
    account: databaseUrl ? { username: 'admin', password: productionPassword } : account,
    hasOwnDisk: ownDisk,
    setClock: (offsetMs) => writeFileSync(clockFile, String(offsetMs)),
    kill(victim) {
      const { pid } = victim === 'API' ? product.api : product.shell;
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    },
    output: () => lines.join(''),
    async stop() {
      for (const proxy of [proxies.api, proxies.database, proxies.mail]) proxy?.set('none');
      await product.stop();
      for (const proxy of [proxies.api, proxies.database, proxies.mail]) await proxy?.stop();
      await mail.stop();
      removeData();
    },
  };
}
