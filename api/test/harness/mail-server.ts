import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './program.js';

interface Arrived extends Email {
  /** Whom the envelope named: that is where it really went. */
  recipients: string[];
}

export interface MailServer {
  variables: { SMTP_URL: string; MAIL_FROM: string };
  arrived: Arrived[];
  /** Answers further recipients with this code, or takes them again. */
  refuse(code: number | undefined): void;
  /** Takes mails, and answers nothing more until it is told to. */
  hang(isHanging: boolean): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real SMTP server on a port of its own, which can be away for a while. */
export async function mailServer(): Promise<MailServer> {
  const port = await freePort();
  const arrived: Arrived[] = [];
  let code: number | undefined;
  let hanging = false;
  let server: SMTPServer | undefined;
  const make = () =>
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
            if (hanging) return;
            arrived.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
            done();
          });
      },
    });
  return {
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Still Water <desk@stillwater.example>' },
    arrived,
    refuse(next) {
      code = next;
    },
    hang(next) {
      hanging = next;
    },
    async start() {
      server = make();
      server.on('error', () => undefined);
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
}
