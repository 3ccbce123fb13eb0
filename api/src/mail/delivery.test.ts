import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createDelivery, type OutgoingMail } from './delivery.js';
import { toDeliveryFailure } from './delivery-failure.js';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server that accepts any password and offers no encryption. @returns its port and the commands it received */
async function startServerWithoutTls() {
  const received: string[] = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      received.push(text.trim());
      if (/^EHLO/i.test(text)) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (/^AUTH/i.test(text)) socket.write('235 come in\r\n');
      else socket.write('502 not here\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, received };
}

const message: OutgoingMail = {
  id: 'c1d8a0e2-9d0c-4a76-9c0f-2d3f5a1b7e11',
  to: 'ana@patient.example',
  language: 'en',
  subject: 'We have your request',
  text: 'About my eyes.',
  created_at: '2024-01-01T00:00:00.000Z',
};

test.each([true, false])(
  'a server without encryption receives the password and the addresses only if that is allowed (needs TLS: %s)',
  async (requireTls) => {
    const { port, received } = await startServerWithoutTls();
    const deliver = createDelivery({
      smtpUrl: `smtp://clinic:hidden-word@127.0.0.1:${port}`,
      requireTls,
      from: { name: 'Eyes', address: 'desk@eyes.example' },
    });
    const failure: unknown = await deliver(message, new AbortController().signal).catch(
      (error: unknown) => error,
    );
    // The mail stays queued and is sent once the server encrypts.
    if (requireTls) expect(toDeliveryFailure(failure).permanent).toBe(false);
    expect(received.some((line) => /^(?:AUTH|MAIL|RCPT)/i.test(line))).toBe(!requireTls);
  },
);
