import { jest } from '@jest/globals';
import type { DeskText, TextHistory } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import type { RunDetail, RunEstimate } from '@lens/contracts/runs';
import { Activity } from '../src/activity/activity.entity.js';
import { Translator } from '../src/translations/translator.js';
import { Usage } from '../src/translations/usage/usage.js';
import { createRunActions, useRunShell, untranslated } from './harness/run-actions.js';
import { withServices } from './harness/translation-services/with-services.js';
import { waitFor } from './harness/wait-for.js';

const shell = useRunShell();

withServices('a run', shell.variables, (context) => {
  const runs = createRunActions(context, shell.current);

  test('translates untranslated texts under the name of who started it, and does not change others', async () => {
    const answer = await runs.call<RunDetail>('POST', 'runs', untranslated);
    expect(answer).toMatchObject({
      status: 201,
      body: { languages: ['es'], namespace: 'common', states: ['untranslated'], texts: 4, reason: null },
    });
    const run = await runs.waitForState(answer.body.id, 'finished');
    expect(run.outcomes).toEqual({ translated: 4, needs_human: 0, skipped: 0, failed: 0 });
    expect(run.ended_at! >= run.created_at).toBe(true);
    expect(await runs.text('recovery')).toMatchObject({
      text: 'La recuperación después de LASIK dura 2 días.',
      state: 'machine',
      revision: 1,
      changed_by: run.username,
      findings: [],
    });
    expect((await runs.text('sign')).text).toBe('{{count}}');
    expect(await runs.text('title')).toMatchObject({ text: null, state: 'translated', revision: 0 });
    const { items } = (await runs.call<TextHistory>('GET', 'texts/es/common/rest/history')).body;
    expect(items.map(({ state, username }) => [state, username])).toEqual([['machine', run.username]]);
    // The text that occurs twice is sent once, and the one without words is not sent.
    expect(context.deepl.received).toHaveLength(2);
    expect((await runs.newest()).map(({ id, outcomes }) => [id, outcomes.translated])).toEqual([[run.id, 4]]);
  });

  test('is in the activity log when it begins and when it ends, but not for every text', async () => {
    const { id, username } = await runs.start();
    await runs.waitForState(id, 'finished');
    const entries = await context.api.dataSource.manager.find(Activity, {
      where: { username },
      order: { created_at: 'ASC' },
    });
    expect(entries.filter(({ resource_id }) => resource_id === id)).toMatchObject([
      { action: 'CREATE', event: 'started', resource_type: 'translation_run' },
      { action: 'UPDATE', event: 'finished', changes: { translated: { before: null, after: 4 } } },
    ]);
    expect(entries.filter(({ resource_type }) => resource_type === 'translation')).toEqual([]);
  });

  test('costs what was estimated, and nothing for cached translations', async () => {
    const said = await runs.call<RunEstimate>('POST', 'runs/estimate', untranslated);
    expect(said).toMatchObject({
      status: 200,
      body: { texts: 4, free: 2, without_service: 0, budget: { characters: 2000, spent: 0 } },
    });
    const [bill] = said.body.services;
    expect(bill).toMatchObject({ service: 'premium', texts: 2 });
    expect(bill!.dollars).toBeCloseTo((bill!.characters * 25) / 1_000_000);
    await runs.waitForState((await runs.start()).id, 'finished');
    expect((await runs.getService(Usage).report()).budget.spent).toBe(bill!.characters);
    await context.api.dataSource.query('TRUNCATE desk_texts, desk_text_versions');
    expect((await runs.call<RunEstimate>('POST', 'runs/estimate', untranslated)).body).toMatchObject({
      texts: 4,
      free: 4,
      services: [{ service: 'premium', texts: 0, characters: 0, dollars: 0 }],
      budget: { spent: bill!.characters },
    });
    expect((await runs.call('POST', 'runs/estimate', { ...untranslated, namespace: 'nowhere' })).status).toBe(
      404,
    );
  });

  test('tells DeepL what a text is about, so that the same English in two places costs twice, as estimated', async () => {
    const descriptions = { rest: 'A heading: what patients do.', again: 'A button that ends the film.' };
    shell.current().files = { ...shell.current().files, 'descriptions/common': descriptions };
    await waitFor('the descriptions', async () => (await runs.text('again')).description.length > 0);
    const { body: estimate } = await runs.call<RunEstimate>('POST', 'runs/estimate', untranslated);
    const { id } = await runs.start();
    await runs.waitForState(id, 'finished');
    const sent = context.deepl.received.map(({ body }) => new URLSearchParams(body).get('context'));
    expect(sent).toEqual([null, descriptions.rest, descriptions.again]);
    expect(estimate).toMatchObject({ free: 1, services: [{ service: 'premium', texts: 3 }] });
    // The context is not billed.
    const { spent } = (await runs.getService(Usage).report()).budget;
    expect(spent).toBe(estimate.services[0]!.characters);
    context.google.reset();
    const other = await runs.start({ ...untranslated, languages: ['tl'] });
    await runs.waitForState(other.id, 'finished');
    const requests = context.google.received.map(({ body }) => body);
    expect(requests.filter((body) => body.includes('Rest at home.'))).toHaveLength(1);
    expect(requests.join('')).not.toContain('heading');
  });

  test('leaves an answer that is far too long for a person, so that the file can be imported again', async () => {
    const alters = () => 'Menú '.repeat(2000);
    context.google.failNext(...Array.from({ length: 20 }, () => ({ alters })));
    const { id } = await runs.start({ ...untranslated, languages: ['tl'] });
    const run = await runs.waitForState(id, 'finished');
    expect(run.outcomes).toMatchObject({ translated: 1, needs_human: 4 });
    const { body: exported } = await runs.call<string>('GET', 'files/tl/common');
    expect(exported).not.toContain('Menú');
    const imported = await runs.call('PUT', 'files/tl/common', JSON.parse(exported));
    expect(imported).toMatchObject({ status: 200, body: { changed: 0 } });
  });

  test('leaves a text that no service translates faithfully for a person: in English, or as it was', async () => {
    await runs.desk.save('es/common/rest', 0, 'Reposo.');
    shell.current().files = {
      ...shell.current().files,
      'en/common': { ...shell.current().files['en/common'], rest: 'Rest at home, please.' },
    };
    await waitFor('a stale text', async () => (await runs.text('rest')).state === 'stale');
    const translate = jest.spyOn(runs.getService(Translator), 'translate');
    translate.mockImplementation((source) =>
      Promise.resolve({
        text: source.text,
        outcome: 'needs_human',
        service: null,
        cached: false,
        reasons: [],
      }),
    );
    const { id } = await runs.start({ ...untranslated, states: ['untranslated', 'stale'] });
    const run = await runs.waitForState(id, 'finished');
    expect(run.outcomes).toEqual({ translated: 0, needs_human: 4, skipped: 0, failed: 0 });
    const { body } = await runs.call<Page<DeskText>>('GET', 'texts?language=es&state=needs_human');
    expect(body.items.map(({ key }) => key)).toEqual(['again', 'recovery', 'sign']);
    expect(body.items[1]).toMatchObject({ text: 'The recovery after LASIK takes 2 days.', revision: 1 });
    expect(await runs.text('rest')).toMatchObject({ text: 'Reposo.', state: 'stale', revision: 1 });
  });

  test('translates a stale text again, and its history has the old translation', async () => {
    await runs.desk.save('es/common/rest', 0, 'Reposo.');
    shell.current().files = {
      ...shell.current().files,
      'en/common': { ...shell.current().files['en/common'], rest: 'Rest at home after LASIK.' },
    };
    await waitFor('a stale text', async () => (await runs.text('rest')).state === 'stale');
    const { id } = await runs.start({ ...untranslated, states: ['stale'] });
    expect((await runs.waitForState(id, 'finished')).outcomes.translated).toBe(1);
    expect(await runs.text('rest')).toMatchObject({
      text: 'Descanse en casa después de LASIK.',
      state: 'machine',
      revision: 2,
    });
  });

  test.each([
    ['no language', { languages: [] }],
    ['English', { languages: ['en'] }],
    ['no state', { states: [] }],
    ['a state that people set', { states: ['reviewed'] }],
    ['a field of another', { key: 'rest' }],
  ])('is refused for %s', async (_, wrong) => {
    expect((await runs.call('POST', 'runs', { ...untranslated, ...wrong })).status).toBe(400);
  });
});
