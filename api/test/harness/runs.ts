import { jest } from '@jest/globals';
import type { Page } from '@lens/contracts/lists';
import type { RunDetail, RunRequest, TranslationRun } from '@lens/contracts/runs';
import type { Logger } from 'pino';
import { Clock } from '../../src/common/clock.js';
import { LOGGER } from '../../src/common/logging/logger.js';
import type { Environment } from '../../src/config/env.js';
import { ENVIRONMENT } from '../../src/config/environment-token.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { SequentialTranslator } from '../../src/translations/sequential-translator.js';
import { TranslationCache } from '../../src/translations/cache/translation-cache.js';
import { Services } from '../../src/translations/services/services.js';
import { RunQueue } from '../../src/translations/runs/run-queue.js';
import { RunWorker } from '../../src/translations/runs/run-worker.js';
import { Runner } from '../../src/translations/runs/runner.js';
import { TextList } from '../../src/translations/texts/text-list.js';
import { Translator } from '../../src/translations/translator.js';
import { MeteredServices } from '../../src/translations/usage/metered-services.js';
import { deskOf } from './desk.js';
import { stubShell, type StubShell } from './stub-shell.js';
import type { Around } from './translation-services/with-services.js';
import { until } from './until.js';

/** Four texts that Spanish lacks, two of which are one and one of which has no word. */
const files = (): StubShell['files'] => ({
  'en/common': {
    recovery: 'The recovery after LASIK takes 2 days.',
    rest: 'Rest at home.',
    again: 'Rest at home.',
    title: 'LASIK takes 15 minutes.',
    sign: '{{count}}',
  },
  'es/common': { title: 'LASIK tarda 15 minutos.' },
});

export const untranslated: RunRequest = { languages: ['es'], namespace: 'common', states: ['untranslated'] };

/** A shell for all tests of a file, whose address is known once it listens. */
export function shellOfRuns(): { variables: Record<string, string>; current: () => StubShell } {
  let shell: StubShell;
  beforeAll(async () => {
    shell = await stubShell(files());
  });
  afterAll(() => shell.stop());
  return {
    current: () => shell,
    variables: {
      TRANSLATION_BUDGET: '2000',
      get SHELL_URL() {
        return shell.variables.SHELL_URL;
      },
    },
  };
}

/** What a translator does with runs. Every test finds none of them, and nothing written at the desk. */
export function runsOf(around: Around, shell: () => StubShell) {
  let token: string;
  let open: () => void = () => undefined;
  const one = <Service>(type: new (...given: never[]) => Service): Service =>
    around.api.app.get(type, { strict: false });
  beforeAll(async () => {
    token = await around.api.signIn('translator');
  });
  beforeEach(async () => {
    shell().files = files();
    await around.api.source.query('TRUNCATE desk_texts, desk_text_versions, translation_runs CASCADE');
  });
  afterEach(() => {
    open();
    Object.assign(one(Clock), { pause: () => Promise.resolve() });
    jest.restoreAllMocks();
  });
  const call = <Body>(method: string, path: string, body?: unknown) =>
    around.api.call<Body>(method, `/api/translations/${path}`, { token, body });
  const read = async (id: string) => (await call<RunDetail>('GET', `runs/${id}`)).body;
  const when = (what: string, id: string, is: (run: RunDetail) => boolean) =>
    until(what, async () => {
      const run = await read(id);
      return is(run) && run;
    });
  const api = new Proxy({} as Around['api'], { get: (_, name) => around.api[name as 'call'] });
  const desk = deskOf(api, () => token);
  return {
    call,
    read,
    desk,
    one,
    text: async (key: string) => (await desk.read(`es/common/${key}`)).body,
    /** From now on the pause between two texts takes until `open`. */
    gate() {
      const waiting: (() => void)[] = [];
      let isOpen = false;
      open = () => {
        isOpen = true;
        for (const goOn of waiting) goOn();
      };
      const pause = () => (isOpen ? Promise.resolve() : new Promise<void>((goOn) => waiting.push(goOn)));
      Object.assign(one(Clock), { pause });
    },
    open: () => open(),
    start: async (request: RunRequest = untranslated) =>
      (await call<TranslationRun>('POST', 'runs', request)).body,
    reached: (id: string, state: string) => when(`a run that is ${state}`, id, (run) => run.state === state),
    done: (id: string, count: number) =>
      when(`${count} texts`, id, ({ outcomes }) => outcomes.translated === count),
    newest: async () => (await call<Page<TranslationRun>>('GET', 'runs?limit=1')).body.items,
    /** What another process has on the same database. */
    replica: () =>
      new RunWorker(
        one(RunQueue),
        one(Runner),
        one(Services),
        one(Clock),
        around.api.app.get(ENVIRONMENT),
        around.api.app.get(LOGGER),
      ),
    /** The same with services of its own: what failed here is not known there, nor the other way round. */
    process() {
      const [environment, log] = [
        around.api.app.get<Environment>(ENVIRONMENT),
        around.api.app.get<Logger>(LOGGER),
      ];
      const services = new Services(one(Clock), environment);
      const translator = new Translator(
        services,
        one(TranslationCache),
        one(MeteredServices),
        one(SettingsService),
      );
      const sequential = new SequentialTranslator(translator, one(Clock), log);
      const runner = new Runner(around.api.source, sequential, one(RunQueue), one(TextList));
      const worker = new RunWorker(one(RunQueue), runner, services, one(Clock), environment, log);
      return { services, worker };
    },
  };
}
