import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { prepareNginx } from './nginx.ts';

test('nginx passes each event of a stream on as it comes', { tag: '@nginx' }, async () => {
  let open: ServerResponse | undefined;
  const shell = createServer((_request, response) => {
    open = response;
    // An answer that ends with its connection is the kind that nginx collects before it passes it on.
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
    // The second event is sent only once the first has arrived: whoever buffers waits for ever.
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
