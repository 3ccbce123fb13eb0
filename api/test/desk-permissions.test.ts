import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import type { ErrorBody } from '@lens/contracts/errors';
import type { RunDetail } from '@lens/contracts/runs';
import { tmxType } from '@lens/contracts/text-files';
import type { MemoryImportList } from '@lens/contracts/translation-memory';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { buildTmx, buildTmxUnit } from './harness/tmx.js';

const skip = 'es/navigation/skip';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'permissions at the desk',
  (api) => {
    const tokens: Record<'admin' | 'editor' | 'translate' | 'review' | 'publish', string> = {
      ...{ admin: '', editor: '', translate: '', review: '', publish: '' },
    };
    const desks = {
      admin: createDeskClient(api, () => tokens.admin),
      editor: createDeskClient(api, () => tokens.editor),
      translate: createDeskClient(api, () => tokens.translate),
      review: createDeskClient(api, () => tokens.review),
      publish: createDeskClient(api, () => tokens.publish),
    };
    const none = { translate: [], review: [], publish: [] };
    beforeAll(async () => {
      tokens.admin = await api.signIn();
      tokens.editor = await api.signIn('editor');
      for (const task of ['translate', 'review', 'publish'] as const)
        tokens[task] = await api.signIn('translator', { permissions: { ...none, [task]: ['es'] } });
    });
    beforeEach(() =>
      api.dataSource.query('TRUNCATE desk_texts, desk_text_versions, text_set_activations, text_sets'),
    );

    const outcome = ({ status, body }: { status: number; body: unknown }) =>
      status < 300 ? status : (body as ErrorBody).code;
    const refused = 'language_not_permitted';

    test('are for one task in one language each [SIGN-6]', async () => {
      expect(outcome(await desks.translate.save(skip, 0, 'Saltar'))).toBe(200);
      expect(outcome(await desks.translate.save('ko/navigation/skip', 0, '건너뛰기'))).toBe(refused);
      expect(outcome(await desks.translate.review(skip, 'Saltar'))).toBe(refused);
      expect(outcome(await desks.review.save(skip, 1, 'Pasar'))).toBe(refused);
      expect(outcome(await desks.review.review(skip, 'Saltar'))).toBe(200);
      expect(outcome(await desks.review.publish())).toBe(refused);
      expect(outcome(await desks.publish.save(skip, 2, 'Pasar'))).toBe(refused);
      expect(outcome(await desks.publish.publish())).toBe(201);
      expect(outcome(await desks.translate.publish([], [skip]))).toBe(refused);
      expect(outcome(await desks.publish.publish([], [skip]))).toBe(201);
    });

    test('are needed to restore a revision, to import, to start a run and to ask a service [SIGN-6]', async () => {
      await desks.translate.save(skip, 0, 'Saltar');
      expect(outcome(await desks.review.revert(skip, 1, 1))).toBe(refused);
      const body = { skip: 'Pasar' };
      const unread = { 'if-match': '"1"' };
      expect(outcome(await desks.review.call('PUT', 'files/es/navigation', body, unread))).toBe(refused);
      const tmx = buildTmx(buildTmxUnit(['en', 'Rest.'], ['es', 'Descanse.']));
      const remember = ['POST', 'memory/es?origin=x', tmx, { 'content-type': tmxType }] as const;
      expect(outcome(await desks.review.call(...remember))).toBe(refused);
      expect(outcome(await desks.translate.call(...remember))).toBe(200);
      const [imported] = (await desks.review.call<MemoryImportList>('GET', 'memory/es/imports')).body.items;
      const forget = ['DELETE', `memory/es/imports/${imported!.id}`] as const;
      expect(outcome(await desks.review.call(...forget))).toBe(refused);
      expect(outcome(await desks.editor.call(...forget))).toBe('forbidden');
      expect(outcome(await desks.translate.call(...forget))).toBe(204);
      const run = { languages: ['es'], states: ['untranslated'] };
      expect(outcome(await desks.review.call('POST', 'runs', run))).toBe(refused);
      expect(outcome(await desks.translate.call('POST', 'runs', { ...run, languages: ['es', 'ko'] }))).toBe(
        refused,
      );
      const question = { service: 'premium' };
      expect(outcome(await desks.review.call('POST', `texts/${skip}/suggestions`, question))).toBe(refused);
    });

    test('name the language that is missing', async () => {
      const { body } = await desks.translate.save('ko/navigation/skip', 0, '건너뛰기');
      expect((body as Partial<ErrorBody>).error).toContain('Korean');
    });

    test('are all given to administrators, and are told to everybody', async () => {
      const own = async (who: keyof typeof desks) =>
        (await desks[who].call<OwnPermissions>('GET', 'permissions')).body;
      expect(await own('translate')).toEqual({ ...none, translate: ['es'], can_sign: false });
      expect(await own('editor')).toEqual({ ...none, can_sign: false });
      expect((await own('admin')).publish).toHaveLength(10);
      expect(outcome(await desks.admin.review(skip, 'Saltar'))).toBe(200);
      expect(outcome(await desks.admin.publish())).toBe(201);
    });

    test('let editors read everything, and stop what patients should not read [SIGN-7]', async () => {
      const run = await desks.admin.call<RunDetail>('POST', 'runs', {
        languages: ['es'],
        states: ['untranslated'],
      });
      expect([200, 'run_over']).toContain(
        outcome(await desks.editor.call('POST', `runs/${run.body.id}/cancel`)),
      );
      await desks.admin.review(skip, 'Mal');
      await desks.admin.publish();
      await desks.admin.review(skip, 'Peor');
      await desks.admin.publish();
      for (const path of [
        'texts?language=es',
        `texts/${skip}`,
        `texts/${skip}/history`,
        'sets',
        'runs',
        'coverage',
      ])
        expect(outcome(await desks.editor.call('GET', path))).toBe(200);
      expect(outcome(await desks.editor.call('POST', 'sets/1/activate'))).toBe(200);
      expect(outcome(await desks.editor.call('POST', 'sets/2/activate'))).toBe('forbidden');
      expect(outcome(await desks.editor.publish([], [skip]))).toBe(201);
      expect((await desks.editor.published()).body.texts).toEqual([]);
    });

    test('let editors change and publish nothing', async () => {
      expect(outcome(await desks.editor.save(skip, 0, 'Saltar'))).toBe('forbidden');
      await desks.admin.review(skip, 'Saltar');
      expect(outcome(await desks.editor.publish())).toBe('forbidden');
    });
  },
  () => shell.variables,
);
