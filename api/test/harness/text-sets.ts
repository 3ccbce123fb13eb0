import type { TextSets } from '@lens/contracts/desk';
import { createDeskClient, shippedFiles } from './desk-client.js';
import { onEachEngine } from './on-each-engine.js';
import type { Answer, RunningApi } from './running-api.js';
import { startStubShell, type StubShell } from './stub-shell.js';

interface TextSetContext extends ReturnType<typeof createDeskClient> {
  api: RunningApi;
  token(): string;
  /** The stub of the shell that ships the texts. */
  shell(): StubShell;
  /** The texts of the active set, as `es skip Ir al contenido`. */
  activeTexts(): Promise<string[]>;
  sets(): Promise<TextSets['items']>;
  activate(number: number): Promise<Answer<TextSets>>;
}

/** Runs tests of published text sets on each engine. Each test begins with the files alone. */
export function onTextSets(tests: (context: TextSetContext) => void): void {
  let shell: StubShell;
  let token: string;
  beforeAll(async () => {
    shell = await startStubShell(shippedFiles());
  });
  afterAll(() => shell.stop());
  onEachEngine(
    'published texts',
    (api) => {
      const desk = createDeskClient(api, () => token);
      beforeAll(async () => {
        token = await api.signIn('translator');
      });
      beforeEach(async () => {
        shell.files = shippedFiles();
        await api.dataSource.query(
          'TRUNCATE desk_texts, desk_text_versions, text_set_activations, text_sets',
        );
      });
      tests({
        ...desk,
        api,
        token: () => token,
        shell: () => shell,
        activeTexts: async () =>
          (await desk.published()).body.texts.map(({ language, key, text }) => `${language} ${key} ${text}`),
        sets: async () => (await desk.call<TextSets>('GET', 'sets')).body.items,
        activate: (number) => desk.call<TextSets>('POST', `sets/${number}/activate`),
      });
    },
    () => shell.variables,
  );
}
