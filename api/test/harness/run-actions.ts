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
import { createDeskClient } from './desk-client.js';
import { startStubShell, type StubShell } from './stub-shell.js';
import type { ServicesContext } from './translation-services/with-services.js';
import { waitFor } from './wait-for.js';

/** Four texts are untranslated in Spanish; two of them are the same, and one has no word. */
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

/** Starts a stub of the shell for all tests of a file. Its address is known once it listens. */
export function useRunShell(): { variables: Record<string, string>; current: () => StubShell } {
  let shell: StubShell;
  beforeAll(async () => {
    shell = await startStubShell(files());
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

/** Actions of a translator on runs. Each test begins without runs and without saved texts. */
export function createRunActions(context: ServicesContext, shell: () => StubShell) {
  let token: string;
  let releasePauses: () => void = () => undefined;
  const getService = <Service>(type: new (...args: never[]) => Service): Service =>
    context.api.app.get(type, { strict: false });
  beforeAll(async () => {
    token = await context.api.signIn('translator');
  });
  beforeEach(async () => {
    shell().files = files();
    await context.api.dataSource.query('TRUNCATE desk_texts, desk_text_versions, translation_runs CASCADE');
  });
  afterEach(() => {
    releasePauses();
    Object.assign(getService(Clock), { pause: () => Promise.resolve() });
    jest.restoreAllMocks();
  });
  const call = <Body>(method: string, path: string, body?: unknown) =>
    context.api.call<Body>(method, `/api/translations/${path}`, { token, body });
  const read = async (id: string) => (await call<RunDetail>('GET', `runs/${id}`)).body;
  const waitForRun = (description: string, id: string, isReached: (run: RunDetail) => boolean) =>
    waitFor(description, async () => {
      const run = await read(id);
      return isReached(run) && run;
    });
  const api = new Proxy({} as ServicesContext['api'], { get: (_, name) => context.api[name as 'call'] });
  const desk = createDeskClient(api, () => token);
  return {
    call,
    read,
    desk,
    getService,
    text: async (key: string) => (await desk.read(`es/common/${key}`)).body,
    /** From now on the pause between two texts lasts until `releasePauses`. */
    holdPauses() {
      const waiting: (() => void)[] = [];
      let isReleased = false;
      releasePauses = () => {
        isReleased = true;
        for (const resume of waiting) resume();
      };
      const pause = () =>
        isReleased ? Promise.resolve() : new Promise<void>((resume) => waiting.push(resume));
      Object.assign(getService(Clock), { pause });
    },
    releasePauses: () => releasePauses(),
    start: async (request: RunRequest = untranslated) =>
      (await call<TranslationRun>('POST', 'runs', request)).body,
    waitForState: (id: string, state: string) =>
      waitForRun(`a run that is ${state}`, id, (run) => run.state === state),
    waitForTranslated: (id: string, count: number) =>
      waitForRun(`${count} translated texts`, id, ({ outcomes }) => outcomes.translated === count),
    newest: async () => (await call<Page<TranslationRun>>('GET', 'runs?limit=1')).body.items,
    /** Another worker on the same database, which shares the services of this process. */
    createWorker: () =>
      new RunWorker(
        getService(RunQueue),
        getService(Runner),
        getService(Services),
        getService(Clock),
        context.api.app.get(ENVIRONMENT),
        context.api.app.get(LOGGER),
      ),
    /** Another worker on the same database, with services and cooldowns of its own, like a replica. */
    createReplica() {
      const [environment, log] = [
        context.api.app.get<Environment>(ENVIRONMENT),
        context.api.app.get<Logger>(LOGGER),
      ];
      const services = new Services(getService(Clock), environment);
      const translator = new Translator(
        services,
        getService(TranslationCache),
        getService(MeteredServices),
        getService(SettingsService),
      );
      const sequential = new SequentialTranslator(translator, getService(Clock), log);
      const runner = new Runner(
        context.api.dataSource,
        sequential,
        getService(RunQueue),
        getService(TextList),
      );
      const worker = new RunWorker(
        getService(RunQueue),
        runner,
        services,
        getService(Clock),
        environment,
        log,
      );
      return { services, worker };
    },
  };
}
