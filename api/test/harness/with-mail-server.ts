import { engines } from './engines.js';
import { createMailServer, type MailServer } from './mail-server.js';
import { startApi, type RunningApi } from './running-api.js';

/** Like `onEachEngine`, but the API has a mail server of its own, and https://eyes.example as its public address. */
export function withMailServer(subject: string, tests: (api: RunningApi, smtp: MailServer) => void): void {
  describe.each(engines)(`${subject} ($name)`, (engine) => {
    let api: RunningApi;
    let smtp: MailServer;
    beforeAll(async () => {
      smtp = await createMailServer();
      await smtp.start();
      api = await startApi(engine, { ...smtp.variables, PUBLIC_URL: 'https://eyes.example' });
    });
    afterAll(async () => {
      await api.stop();
      await smtp.stop();
    });
    // Tests are declared before either runs, so they get proxies that look them up when they are used.
    tests(
      new Proxy({} as RunningApi, { get: (_, name) => api[name as keyof RunningApi] }),
      new Proxy({} as MailServer, { get: (_, name) => smtp[name as keyof MailServer] }),
    );
  });
}
