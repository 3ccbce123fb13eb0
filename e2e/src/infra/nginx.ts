import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { findNginx } from '@lens/tools/engines/find';
import { inRoot } from '@lens/tools/product/folders';
import { answers } from '@lens/tools/product/ports';
import { freePorts } from '../fixtures/free-ports.ts';
import { temporaryFolder } from '../fixtures/isolated-environment.ts';

const source = inRoot('infra', 'nginx');
const startLimitMs = 10_000;

/** Fills in the environment's variables, as nginx's image does before it starts; everything else stays. */
const fillTemplate = (text: string, variables: Record<string, string>): string =>
  text.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => variables[name] ?? whole);

/** @param folder `several`: what only several machines need */
export const templates = (folder: 'templates' | 'several' = 'templates'): { name: string; text: string }[] =>
  readdirSync(path.join(source, folder)).map((name) => ({
    name: name.replace(/\.template$/, ''),
    text: readFileSync(path.join(source, folder, name), 'utf8'),
  }));

const serversOf = (ports: number[]): string =>
  ports.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ');

export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** The port of the address for several APIs. */
  apiPort: number;
  /** Where the shell has to announce the state of the site. */
  siteStateFolder: string;
  /** The log of the pages that nginx had stored. */
  pageLog: string;
  /** The certificate that clients must trust. */
  certificate: string;
  certificateFiles: { certificate: string; key: string };
  /** Lets nginx check its configuration. */
  check: () => { ok: boolean; output: string };
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Prepares nginx with this repository's configuration and a new certificate, in front of shells on this machine.
 * @param adapt changes the configuration, for a bench
 * @param apiPorts of several APIs, for which nginx gets one address
 */
export async function prepareNginx(
  shellPort: number | readonly number[],
  adapt: (configuration: string) => string = (text) => text,
  apiPorts: readonly number[] = [],
): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('There is no nginx on this machine, and none could be installed.');
  const folder = temporaryFolder();
  // Started by root, nginx serves as the user `nobody`, who needs access to its temporary files.
  chmodSync(folder, 0o755);
  // nginx resolves each part of this path for each request, so that it is short, as in the container.
  const siteStateFolder = temporaryFolder();
  chmodSync(siteStateFolder, 0o755);
  const pageLog = path.join(folder, 'pages.log');
  for (const name of ['conf.d', 'temp']) mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    adapt(readFileSync(path.join(source, 'nginx.conf'), 'utf8')),
  );

  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  writeFileSync(path.join(folder, 'fullchain.pem'), cert);
  writeFileSync(path.join(folder, 'privkey.pem'), key, { mode: 0o600 });

  const [httpPort = 0, httpsPort = 0, apiPort = 0] = await freePorts(3);
  const [shell, ...otherShells] = [shellPort].flat();
  const [api, ...otherApis] = apiPorts;
  const variables = {
    SHELL_ADDRESS: `127.0.0.1:${shell}`,
    OTHER_SHELLS: serversOf(otherShells),
    API_ADDRESS: `127.0.0.1:${api}`,
    OTHER_APIS: serversOf(otherApis),
    API_LISTEN: `127.0.0.1:${apiPort}`,
    PUBLIC_URL: `https://localhost:${httpsPort}`,
    HTTP_LISTEN: `127.0.0.1:${httpPort}`,
    HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
    TLS_CERTIFICATE: path.join(folder, 'fullchain.pem'),
    TLS_KEY: path.join(folder, 'privkey.pem'),
    NGINX_TEMP: path.join(folder, 'temp'),
    SITE_STATE_DIR: siteStateFolder,
    PAGE_LOG: pageLog,
  };
  for (const { name, text } of [...templates(), ...(api === undefined ? [] : templates('several'))])
    writeFileSync(path.join(folder, 'conf.d', name), adapt(fillTemplate(text, variables)));

  const flags = [
    '-c',
    path.join(folder, 'nginx.conf'),
    '-g',
    `daemon off; pid ${path.join(folder, 'nginx.pid')};`,
  ];
  let stopProcess = async () => {};
  return {
    httpPort,
    httpsPort,
    apiPort,
    siteStateFolder,
    pageLog,
    certificate: cert,
    certificateFiles: { certificate: variables.TLS_CERTIFICATE, key: variables.TLS_KEY },
    check: () => {
      const { status, stderr } = spawnSync(program, ['-t', ...flags], { encoding: 'utf8' });
      return { ok: status === 0, output: stderr };
    },
    start: async () => {
      const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
      let stderrText = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderrText += text));
      const exited = once(child, 'exit');
      stopProcess = async () => {
        child.kill('SIGQUIT');
        await exited;
      };
      const deadlineMs = Date.now() + startLimitMs;
      while (!(await answers(httpsPort))) {
        if (child.exitCode !== null || Date.now() > deadlineMs)
          throw new Error(`nginx did not start. ${stderrText}`);
        await sleep(50);
      }
    },
    stop: async () => {
      await stopProcess();
      for (const one of [folder, siteStateFolder]) rmSync(one, { recursive: true, force: true });
    },
  };
}
