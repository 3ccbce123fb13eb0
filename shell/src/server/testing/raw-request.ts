import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';

/** Sends a request exactly as given: `fetch` normalizes addresses, adds headers and decodes bodies. */
export const rawRequest = (
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = sendRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
