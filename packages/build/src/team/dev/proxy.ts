import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  admitRemote,
  clientAddress,
  developmentAddress,
  isPage,
  routeAt,
  showInPage,
  type LocalRemote,
} from './document.ts';
import { forward, responseHeaders, withoutHeaders } from './forward.ts';
import { readLocalFile, type LocalFile } from './local-files.ts';

interface Options {
  shell: URL;
  /** The folder of the newest build. */
  output: string;
  remote: () => LocalRemote;
  /** Keeps a page informed, until it is closed. */
  onListener: (response: ServerResponse) => void;
}

const refuse = (response: ServerResponse, status: number, reason: string) =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);

/** Only pages of this proxy may use it: a page of another site in the same browser could send forms, or read answers. */
function isFromElsewhere({ headers, method = 'GET' }: IncomingMessage, own: readonly string[]): boolean {
  if (!own.some((origin) => new URL(origin).host === headers.host)) return true;
  const isSafe = ['GET', 'HEAD'].includes(method);
  return headers.origin === undefined
    ? !isSafe && headers['sec-fetch-site'] === 'cross-site'
    : !own.includes(headers.origin);
}

const pattern = /^\/lens-dev\/[^/]+\/\d+\/(.+)$/;

/** What this machine answers itself: the remote's files and texts. */
function ownFile(path: string, { output, remote }: Options): LocalFile | null | undefined {
  const { manifest, client } = remote();
  if (path === clientAddress) return { type: 'text/javascript; charset=utf-8', content: Buffer.from(client) };
  const built = pattern.exec(path)?.[1];
  if (built) return readLocalFile(output, built);
  const address = developmentAddress(manifest.name);
  if (path.startsWith(address)) return readLocalFile(output, path.slice(address.length));
  const [, lng, namespace = ''] = /^\/locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (lng && manifest.namespaces.includes(namespace))
    return readLocalFile(output, `locales/${lng}/${namespace}.json`);
  return undefined;
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  own: string,
  options: Options,
): Promise<void> {
  const { shell, remote } = options;
  const url = new URL(request.url ?? '/', own);
  const isRead = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  const { manifest } = remote();
  // The shell cannot know pages of the back office that are new, and any other one has their frame.
  const isAdmin = isRead && routeAt(manifest, url.pathname)?.surface === 'admin';
  const path = isAdmin ? '/admin' : url.pathname + url.search;
  const answer = await forward({ request, path, shell, own, isRead });
  const headers = responseHeaders(answer.headers, { shell, own });
  if (!isRead || !String(headers['content-type']).startsWith('text/html')) {
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
    return;
  }
  const html = await text(answer);
  if (!isPage(html)) return void response.writeHead(answer.statusCode ?? 502, headers).end(html);
  const policy = headers['content-security-policy'];
  const changed = {
    ...withoutHeaders(headers, ['content-length', 'etag', 'integrity-policy', 'link']),
    ...(typeof policy === 'string' && { 'content-security-policy': admitRemote(policy, manifest) }),
    'cache-control': 'no-store',
  };
  const status = routeAt(manifest, url.pathname) ? 200 : (answer.statusCode ?? 502);
  response.writeHead(status, changed).end(showInPage(html, url.pathname, remote()));
}

/**
 * Shows a shell that stands elsewhere to this machine's browser, with a remote from this machine in its pages. Nothing
 * is written to the shell, and no other machine can reach it.
 */
export function createProxy(options: Options): Server {
  const server = createServer((request, response) => {
    const { port } = server.address() as { port: number };
    const own = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
    if (isFromElsewhere(request, own))
      return refuse(response, 403, 'Only pages of this address may ask here.');
    const origin = own.find((one) => new URL(one).host === request.headers.host)!;
    const path = new URL(request.url ?? '/', origin).pathname;
    if (path === '/lens-dev/events') return options.onListener(response);
    // The faults of a developer are none of the site's.
    if (path === '/api/events' && request.method === 'POST') return void response.writeHead(204).end();
    const file = ownFile(path, options);
    if (file === null) return refuse(response, 404, 'The remote has no such file.');
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.content);
      return;
    }
    passOn(request, response, origin, options).catch((failure: Error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, `${options.shell.origin} did not answer: ${failure.message}`);
    });
  });
  return server;
}
