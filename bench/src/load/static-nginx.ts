import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '@lens/e2e/src/fixtures/free-ports.ts';
import { findNginx } from '@lens/tools/engines/find';
import { answers } from '@lens/tools/product/ports';
import type { Side } from '../api/side.ts';

/** An answer that nginx repeats: its body as it is sent, and its headers. */
export interface RecordedAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

const quote = (text: string): string => `"${text.replaceAll(/["\\$]/g, (sign) => `\\${sign}`)}"`;

/** nginx sets these itself. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'server',
]);

/** Where a certificate and its key are. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

function configuration(
  folder: string,
  port: number,
  { headers }: RecordedAnswer,
  tls: CertificateFiles | undefined,
): string {
  const added = Object.entries(headers)
    .filter(([name, value]) => !ownHeaders.has(name) && !value.includes('$'))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`);
  return `
    worker_processes 1;
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log ${folder}/access.log;
      keepalive_requests 100000000;
      open_file_cache max=10;
      sendfile on;
      tcp_nopush on;
      client_body_temp_path ${folder}/temp;
      server {
        listen 127.0.0.1:${port}${tls ? ' ssl' : ''};
        ${tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : ''}
        root ${folder}/files;
        default_type 'text/html; charset=utf-8';
        ${added.join('\n        ')}
      }
    }`;
}

/** One worker of nginx that sends the same bytes with the same headers from a file, and logs each request. */
export async function startStaticNginx(
  answer: RecordedAnswer,
  tls?: CertificateFiles,
): Promise<Side & { path: string }> {
  const program = findNginx();
  if (!program) throw new Error('There is no nginx on this machine, and none could be installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-nginx-'));
  // Started by root, nginx reads files as the user `nobody`.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'files'));
  writeFileSync(path.join(folder, 'files', 'page'), answer.body);
  const [port = 0] = await freePorts(1);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, answer, tls));
  const child = spawn(program, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    path: '/page',
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/page`,
    async stop() {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
