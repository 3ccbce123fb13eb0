import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GlossaryEntry } from '@lens/contracts/glossary';
import { shippedTextsHeader } from '@lens/contracts/locale-files';
import type { ShippedSignOff } from '@lens/contracts/sign-offs';
import type { TextTree } from '@lens/contracts/text-tree';

export interface StubShell {
  variables: { SHELL_URL: string };
  /** `en/common`, `descriptions/common`, `glossaries/ko` or `sign-offs/ko`. Tests may change them at any time. */
  files: Record<string, TextTree | GlossaryEntry[] | ShippedSignOff[]>;
  /** The status and file of each response: `200 en/common`, `304 index`. */
  responses: string[];
  /** While offline, it drops every connection. */
  setOffline(isOffline: boolean): void;
  stop(): Promise<void>;
}

/** Serves the part of the shell that the desk reads: shipped files of texts, with their ETags. */
export async function startStubShell(files: StubShell['files']): Promise<StubShell> {
  let offline = false;
  const shell: StubShell = {
    variables: { SHELL_URL: '' },
    files,
    responses: [],
    setOffline: (isOffline) => void (offline = isOffline),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const contentOf = (name: string): unknown => (name === 'index' ? indexOf(shell.files) : shell.files[name]);
  const server = createServer((request, response) => {
    if (offline) return void request.socket.destroy();
    const name = /^\/locales\/shipped\/(.+)\.json$/.exec(request.url ?? '')?.[1] ?? '';
    const content = contentOf(name);
    if (!content) return void response.writeHead(404).end();
    const body = JSON.stringify(content);
    const etag = tagOf(content);
    const { 'if-none-match': tag, 'cache-control': control } = request.headers;
    const isUnchanged = tag === etag && control !== 'no-cache';
    shell.responses.push(`${isUnchanged ? 304 : 200} ${name}`);
    response
      .writeHead(isUnchanged ? 304 : 200, {
        etag,
        [shippedTextsHeader]: tagOf(shell.files),
        'content-type': 'application/json',
      })
      .end(isUnchanged ? '' : body);
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
    if (['descriptions', 'glossaries', 'sign-offs'].includes(language)) continue;
    (index[namespace] ??= []).push(language);
  }
  return index;
}
