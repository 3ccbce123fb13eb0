import { connect } from 'node:net';

/** All bytes of a response as they arrive, without the parts that differ each time: date and request id. */
export async function rawResponse(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^(date|x-request-id): .+\r$/gim, '$1: …\r');
}
