import { engines } from './engines.js';
import { mailServer, type MailServer } from './mail-server.js';
import { startApi, type RunningApi } from './running-api.js';

/** Like `onEachEngine`, with an API that has a mail server of its own, under the address https://eyes.example. */
export function withMailServer(subject: string, tests: (api: RunningApi, smtp: MailServer) => void): void {
  describe.each(engines)(`${subject} ($name)`, (engine) => {
    let api: RunningApi;
    let smtp: MailServer;
    beforeAll(async () => {
      smtp = await mailServer();
      await smtp.start();
      api = await startApi(engine, { ...smtp.variables, PUBLIC_URL: 'https://eyes.example' });
    });
    afterAll(async () => {
      await api.stop();
      await smtp.stop();
    });
    // Tests are declared before either runs, so they get stand-ins that look them up when used.
    tests(
      new Proxy({} as RunningApi, { get: (_, name) => api[name as keyof RunningApi] }),
      new Proxy({} as MailServer, { get: (_, name) => smtp[name as keyof MailServer] }),
    );
  });
}
