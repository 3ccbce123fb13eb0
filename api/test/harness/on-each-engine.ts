import { engines } from './engines.js';
import { startApi, type RunningApi } from './running-api.js';

/**
 * Runs the same tests on the embedded database and, if TEST_DATABASE_URL is set, on that server.
 * @param variables read when the API starts
 */
export function onEachEngine(
  subject: string,
  tests: (api: RunningApi) => void,
  variables: () => Record<string, string> = () => ({}),
): void {
  describe.each(engines)(`${subject} ($name)`, (engine) => {
    let running: RunningApi;
    beforeAll(async () => {
      running = await startApi(engine, variables());
    });
    afterAll(() => running.stop());
    // Tests are declared before the app runs, so they get a proxy that looks it up when it is used.
    tests(new Proxy({} as RunningApi, { get: (_, name) => running[name as keyof RunningApi] }));
  });
}
