import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { deliveryBy, type Message } from './delivery.js';
import { mailRefusalFrom } from './refusal.js';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server that takes a password, and offers no encryption. @returns its address, and what it was told */
async function plainServer() {
  const told: string[] = [];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      told.push(text.trim());
      if (/^EHLO/i.test(text)) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (/^AUTH/i.test(text)) socket.write('235 come in\r\n');
      else socket.write('502 not here\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, told };
}

const message: Message = {
  id: 'c1d8a0e2-9d0c-4a76-9c0f-2d3f5a1b7e11',
  to: 'ana@patient.example',
  language: 'en',
  subject: 'We have your request',
  text: 'About my eyes.',
  created_at: '2024-01-01T00:00:00.000Z',
};

test.each([true, false])(
  'a server that does not encrypt is told a password or a name of anybody only when that is allowed (needs TLS: %s)',
  async (requireTls) => {
    const { port, told } = await plainServer();
    const deliver = deliveryBy({
      smtpUrl: `smtp://clinic:hidden-word@127.0.0.1:${port}`,
      requireTls,
      from: { name: 'Eyes', address: 'desk@eyes.example' },
    });
    const failure: unknown = await deliver(message, new AbortController().signal).catch(
      (refused: unknown) => refused,
    );
    // It stays in the queue: once the server encrypts, the letter arrives after all.
    if (requireTls) expect(mailRefusalFrom(failure).permanent).toBe(false);
    expect(told.some((line) => /^(?:AUTH|MAIL|RCPT)/i.test(line))).toBe(!requireTls);
  },
);
