import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { uploadLimitBytes } from '@lens/contracts/media';
import { expect, test } from '@playwright/test';
import { prepareNginx } from './nginx.ts';

test('nginx passes on each event of a stream at once', { tag: '@nginx' }, async () => {
  let open: ServerResponse | undefined;
  const shell = createServer((_request, response) => {
    open = response;
    // By default nginx buffers an answer that ends with its connection.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.write('data: first\n\n');
  });
  shell.listen(0, '127.0.0.1');
  await once(shell, 'listening');
  const nginx = await prepareNginx((shell.address() as AddressInfo).port);
  await nginx.start();
  const session = connect(`https://localhost:${nginx.httpsPort}`, {
    ca: nginx.certificate,
    host: '127.0.0.1',
  });
  try {
    const stream = session.request({ ':path': '/api/some/stream' });
    let received = '';
    stream.setEncoding('utf8').on('data', (text: string) => (received += text));
    // The second event is sent only once the first has arrived, so buffering would block for ever.
    await expect.poll(() => received).toBe('data: first\n\n');
    open?.write('data: second\n\n');
    await expect.poll(() => received).toBe('data: first\n\ndata: second\n\n');
    open?.end();
    await once(stream, 'end');
  } finally {
    session.destroy();
    shell.closeAllConnections();
    shell.close();
    await nginx.stop();
  }
});

test(
  'nginx passes on a picture while it is being uploaded, and refuses one that is far too large',
  { tag: '@nginx' },
  async () => {
    let received = 0;
    const shell = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => response.end('taken'));
    });
    shell.listen(0, '127.0.0.1');
    await once(shell, 'listening');
    const nginx = await prepareNginx((shell.address() as AddressInfo).port);
    await nginx.start();
    const session = connect(`https://localhost:${nginx.httpsPort}`, {
      ca: nginx.certificate,
      host: '127.0.0.1',
    });
    try {
      const picture = session.request({ ':method': 'POST', ':path': '/api/media/upload' });
      picture.write(Buffer.alloc(2_000_000));
      // With buffering, nginx would pass nothing on before the body is complete.
      await expect.poll(() => received).toBeGreaterThan(1_000_000);
      picture.end(Buffer.alloc(uploadLimitBytes - 2_000_000));
      const [headers] = (await once(picture.resume(), 'response')) as [IncomingHttpHeaders];
      expect([headers[':status'], received]).toEqual([200, uploadLimitBytes]);

      const [refusal] = (await once(
        session
          .request({
            ':method': 'POST',
            ':path': '/api/media/upload',
            'content-length': 2 * uploadLimitBytes,
          })
          .resume(),
        'response',
      )) as [IncomingHttpHeaders];
      expect([refusal[':status'], refusal['content-type']]).toEqual([413, 'application/json']);
    } finally {
      session.destroy();
      shell.closeAllConnections();
      shell.close();
      await nginx.stop();
    }
  },
);
