import { Clock } from '../../../src/common/clock.js';
import { engines } from '../engines.js';
import { startApi, type RunningApi } from '../running-api.js';
import { startDeepl } from './deepl.js';
import { startGoogle } from './google.js';
import type { StubService } from './stub-service.js';

export interface ServicesContext {
  api: RunningApi;
  deepl: StubService;
  google: StubService;
  /** The pausesMs since the test began; they are skipped, not waited for. */
  pausesMs: number[];
  /** Moves the clock of the API forward, but not that of the database. */
  advanceClock(ms: number): void;
}

const longerThanAnyCooldownMs = 2 * 3_600_000;

/** Like `onEachEngine`, with stubs of both services. Each test begins with an empty cache and an unspent budget. */
export function withServices(
  subject: string,
  variables: Record<string, string>,
  tests: (context: ServicesContext) => void,
): void {
  describe.each(engines)(`${subject} ($name)`, (engine) => {
    const context = { pausesMs: [] as number[] } as ServicesContext;
    let aheadMs = 0;
    context.advanceClock = (ms) => void (aheadMs += ms);

    beforeAll(async () => {
      const [deepl, google] = [await startDeepl(), await startGoogle()];
      const api = await startApi(engine, {
        DEEPL_API_URL: deepl.url,
        DEEPL_API_KEY: deepl.key,
        GOOGLE_TRANSLATE_API_URL: google.url,
        GOOGLE_TRANSLATE_API_KEY: google.key,
        ...variables,
      });
      Object.assign(context, { api, deepl, google });
      Object.assign(api.app.get(Clock, { strict: false }), {
        now: () => Date.now() + aheadMs,
        pause: (ms: number) => Promise.resolve(void context.pausesMs.push(ms)),
      });
    });
    beforeEach(async () => {
      context.deepl.reset();
      context.google.reset();
      context.pausesMs.length = 0;
      context.advanceClock(longerThanAnyCooldownMs);
      await context.api.dataSource.query(
        'TRUNCATE translation_cache, translation_cache_clearing, translation_usage',
      );
    });
    afterAll(async () => {
      await context.api.stop();
      await context.deepl.stop();
      await context.google.stop();
    });
    tests(context);
  });
}
