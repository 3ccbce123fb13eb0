import type { TextSets } from '@lens/contracts/desk';
import { deskOf, shippedFiles } from './desk.js';
import { onEachEngine } from './on-each-engine.js';
import type { Answer, RunningApi } from './running-api.js';
import { stubShell, type StubShell } from './stub-shell.js';

interface AroundSets extends ReturnType<typeof deskOf> {
  api: RunningApi;
  token(): string;
  /** The site whose texts they are. */
  site(): StubShell;
  /** What is live, as `es skip Ir al contenido`. */
  textsOf(): Promise<string[]>;
  sets(): Promise<TextSets['items']>;
  activate(number: number): Promise<Answer<TextSets>>;
}

/** Runs tests of what the desk publishes, on each database. Each begins with the files of the site alone. */
export function onTextSets(tests: (around: AroundSets) => void): void {
  let shell: StubShell;
  let token: string;
  beforeAll(async () => {
    shell = await stubShell(shippedFiles());
  });
  afterAll(() => shell.stop());
  onEachEngine(
    'published texts',
    (api) => {
      const desk = deskOf(api, () => token);
      beforeAll(async () => {
        token = await api.signIn('translator');
      });
      beforeEach(async () => {
        shell.files = shippedFiles();
        await api.source.query('TRUNCATE desk_texts, desk_text_versions, text_set_activations, text_sets');
      });
      tests({
        ...desk,
        api,
        token: () => token,
        site: () => shell,
        textsOf: async () =>
          (await desk.published()).body.texts.map(({ language, key, text }) => `${language} ${key} ${text}`),
        sets: async () => (await desk.call<TextSets>('GET', 'sets')).body.items,
        activate: (number) => desk.call<TextSets>('POST', `sets/${number}/activate`),
      });
    },
    () => shell.variables,
  );
}
