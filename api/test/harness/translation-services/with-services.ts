import { Clock } from '../../../src/common/clock.js';
import { engines } from '../engines.js';
import { startApi, type RunningApi } from '../running-api.js';
import { startDeepl } from './deepl.js';
import { startGoogle } from './google.js';
import type { StubService } from './stub-service.js';

export interface Around {
  api: RunningApi;
  deepl: StubService;
  google: StubService;
  /** What was waited for since the test began, in milliseconds; none of it went by. */
  pauses: number[];
  /** Lets time go by for whoever looks at the clock, but for the database. */
  wait(ms: number): void;
}

const longerThanAnyRest = 2 * 3_600_000;

/** Like `onEachEngine`, with an API that may use a stub of each service. Every test finds nothing kept and nothing spent. */
export function withServices(
  subject: string,
  variables: Record<string, string>,
  tests: (around: Around) => void,
): void {
  describe.each(engines)(`${subject} ($name)`, (engine) => {
    const around = { pauses: [] as number[] } as Around;
    let ahead = 0;
    around.wait = (ms) => void (ahead += ms);

    beforeAll(async () => {
      const [deepl, google] = [await startDeepl(), await startGoogle()];
      const api = await startApi(engine, {
        DEEPL_API_URL: deepl.url,
        DEEPL_API_KEY: deepl.key,
        GOOGLE_TRANSLATE_API_URL: google.url,
        GOOGLE_TRANSLATE_API_KEY: google.key,
        ...variables,
      });
      Object.assign(around, { api, deepl, google });
      Object.assign(api.app.get(Clock, { strict: false }), {
        now: () => Date.now() + ahead,
        pause: (ms: number) => Promise.resolve(void around.pauses.push(ms)),
      });
    });
    beforeEach(async () => {
      around.deepl.reset();
      around.google.reset();
      around.pauses.length = 0;
      around.wait(longerThanAnyRest);
      await around.api.source.query(
        'TRUNCATE translation_cache, translation_cache_clearing, translation_usage',
      );
    });
    afterAll(async () => {
      await around.api.stop();
      await around.deepl.stop();
      await around.google.stop();
    });
    tests(around);
  });
}
