import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shippedTextsHeader } from '@lens/contracts/locale-files';
import type { TextTree } from '@lens/contracts/text-tree';

export interface StubShell {
  variables: { SHELL_URL: string };
  /** By language and namespace: `en/common`, or `descriptions/common`. May be changed at any time. */
  files: Record<string, TextTree>;
  /** Of what visitors read, by language. May be changed at any time. */
  fingerprints: Record<string, string>;
  /** Each answer with a body, and each that says that nothing changed. */
  told: string[];
  /** Cuts every connection, or speaks again. */
  away(isAway: boolean): void;
  stop(): Promise<void>;
}

/** As much of the shell as the desk asks: files of texts as shipped, with their tags. */
export async function stubShell(files: StubShell['files']): Promise<StubShell> {
  let away = false;
  const shell: StubShell = {
    variables: { SHELL_URL: '' },
    files,
    fingerprints: { ko: 'first' },
    told: [],
    away: (isAway) => void (away = isAway),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const found = (name: string): unknown => (name === 'index' ? indexOf(shell.files) : shell.files[name]);
  const server = createServer((request, response) => {
    if (away) return void request.socket.destroy();
    if (request.url === '/locales/fingerprints.json')
      return void response.end(JSON.stringify(shell.fingerprints));
    const name = /^\/locales\/shipped\/(.+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    const content = found(name);
    if (!content) return void response.writeHead(404).end();
    const body = JSON.stringify(content);
    const etag = tagOf(content);
    const { 'if-none-match': tag, 'cache-control': control } = request.headers;
    const known = tag === etag && control !== 'no-cache';
    shell.told.push(`${known ? 304 : 200} ${name}`);
    response
      .writeHead(known ? 304 : 200, {
        etag,
        [shippedTextsHeader]: tagOf(shell.files),
        'content-type': 'application/json',
      })
      .end(known ? '' : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  shell.variables.SHELL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shell;
}

const tagOf = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('hex')}"`;

function indexOf(files: StubShell['files']): Record<string, string[]> {
  const index: Record<string, string[]> = {};
  for (const name of Object.keys(files)) {
    const [language = '', namespace = ''] = name.split('/');
    if (language === 'descriptions') continue;
    (index[namespace] ??= []).push(language);
  }
  return index;
}
