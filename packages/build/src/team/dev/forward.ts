import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

interface Forwarded {
  request: IncomingMessage;
  /** With the query. */
  path: string;
  shell: URL;
  /** The origin of the proxy. */
  own: string;
  /** Whether the answer will be read here, so that it may not be compressed or unchanged. */
  isRead: boolean;
}

/** Headers that concern one connection only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

export const withoutHeaders = <Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  names: string[],
): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;

function requestHeaders({ request, shell, own, isRead }: Forwarded): IncomingHttpHeaders {
  const dropped = isRead ? [...hopByHop, 'if-none-match', 'if-modified-since', 'range'] : hopByHop;
  const headers: IncomingHttpHeaders = { ...withoutHeaders(request.headers, dropped), host: shell.host };
  // The shell takes forms from its own pages only; the proxy has checked that this is one.
  if (headers.origin === own) headers.origin = shell.origin;
  if (headers.referer?.startsWith(own)) headers.referer = shell.origin + headers.referer.slice(own.length);
  if (isRead) headers['accept-encoding'] = 'identity';
  return headers;
}

/** A shell’s answer as this machine's browser may have it: on this origin, and over plain HTTP. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { shell, own }: Pick<Forwarded, 'shell' | 'own'>,
): OutgoingHttpHeaders {
  const dropped = [...hopByHop, 'strict-transport-security', 'alt-svc'];
  const sent: OutgoingHttpHeaders = withoutHeaders(headers, dropped);
  if (headers.location?.startsWith(shell.origin))
    sent['location'] = own + headers.location.slice(shell.origin.length);
  if (headers['set-cookie'])
    sent['set-cookie'] = headers['set-cookie'].map((cookie) =>
      cookie.replace(/;\s*(?:Secure|Domain=[^;]*)/gi, ''),
    );
  return sent;
}

/** Asks the shell what the browser asks this machine. */
export function forward(forwarded: Forwarded): Promise<IncomingMessage> {
  const { request, path, shell } = forwarded;
  return new Promise((resolve, reject) => {
    const { request: send } = shell.protocol === 'https:' ? https : http;
    const target = new URL(path, shell);
    const outgoing = send(target, { method: request.method, headers: requestHeaders(forwarded) }, resolve);
    outgoing.once('error', reject);
    request.once('aborted', () => outgoing.destroy());
    request.pipe(outgoing);
  });
}
