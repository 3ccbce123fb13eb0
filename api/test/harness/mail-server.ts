import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './program.js';

interface ReceivedMail extends Email {
  /** From the envelope, which decides where a mail is delivered. */
  recipients: string[];
}

export interface MailServer {
  variables: { SMTP_URL: string; MAIL_FROM: string };
  received: ReceivedMail[];
  /** Refuses further recipients with this code; undefined accepts them again. */
  refuse(code: number | undefined): void;
  /** While isHanging, it receives mails but does not answer. */
  hang(isHanging: boolean): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port, which tests start and stop. */
export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let code: number | undefined;
  let isHanging = false;
  let server: SMTPServer | undefined;
  const createServer = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) =>
        code === undefined
          ? done()
          : done(Object.assign(new Error(`not for ${address}`), { responseCode: code })),
      onData(stream, { envelope }, done) {
        void buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((email) => {
            if (isHanging) return;
            received.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
            done();
          });
      },
    });
  return {
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Still Water <desk@stillwater.example>' },
    received,
    refuse(next) {
      code = next;
    },
    hang(next) {
      isHanging = next;
    },
    async start() {
      server = createServer();
      server.on('error', () => undefined);
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}
