import type { TakenBackTexts, TextSetChanges, TextSets } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { Activity } from '../src/activity/activity.entity.js';
import { onTextSets } from './harness/text-sets.js';

onTextSets(({ call, review, publish, api, token, activeTexts, sets, activate }) => {
  test('count as taken back until they are active again; wordings that were only replaced do not', async () => {
    const takenBack = async () =>
      (await call<TakenBackTexts>('GET', 'sets/taken-back')).body.items.map(
        ({ language, text }) => `${language} ${text}`,
      );
    const go = async (language: string, text: string) => {
      await review(`${language}/navigation/skip`, text);
      expect((await publish([`${language}/navigation/skip`])).status).toBe(201);
    };
    await go('es', 'Uno');
    await go('es', 'Dos');
    expect(await takenBack()).toEqual([]);
    await go('ko', '나쁨');
    await activate(2);
    expect(await takenBack()).toEqual(['ko 나쁨']);
    for (let set = 0; set < 11; set += 1) await go('he', 'א'.repeat(set + 1));
    expect(await takenBack()).toEqual(['ko 나쁨']);
    await go('ko', '나쁨');
    expect(await takenBack()).toEqual([]);
    await publish([], ['es/navigation/skip']);
    expect(await takenBack()).toEqual(['es Dos']);
    await activate(1);
    expect(await takenBack()).toEqual(['es Dos', `he ${'א'.repeat(11)}`, 'ko 나쁨']);
    await activate(0);
    expect(await takenBack()).toContain('es Uno');
  });

  test('are compared with the set that was active when they were published, not with one that was rolled back', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await review('ar/navigation/skip', 'تخط إلى المحتوى');
    await publish();
    await activate(1);
    await review('ko/navigation/skip', '하나');
    expect((await publish(['ko/navigation/skip'])).body.base).toBe(1);
    const { items } = (await call<TextSetChanges>('GET', 'sets/3/changes')).body;
    expect(items).toEqual([
      { language: 'ko', namespace: 'navigation', key: 'skip', before: null, after: '하나' },
    ]);
    expect((await sets()).map(({ number, base }) => [number, base])).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
  });

  test('show what rolling back to any set or to the files alone would change', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await review('ar/navigation/skip', 'تخط إلى المحتوى');
    await publish();
    await review('es/navigation/skip', 'Tres');
    await publish();
    const changes = async (path: string) =>
      (await call<TextSetChanges>('GET', `sets/${path}`)).body.items.map(({ language, before, after }) => [
        language,
        before,
        after,
      ]);
    expect(await changes('1/changes?beside=3')).toEqual([
      ['ar', 'تخط إلى المحتوى', null],
      ['es', 'Tres', 'Uno'],
    ]);
    expect((await changes('0/changes?beside=3')).map(([language]) => language)).toEqual(['ar', 'es']);
    expect(await changes('0/changes')).toEqual([]);
    expect((await call('GET', 'sets/1/changes?beside=9')).status).toBe(404);
  });

  test('are rolled back by one step, and show what each set changed [PUBLISH-3]', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await review('es/navigation/skip', 'Dos');
    await review('ar/navigation/skip', 'تخط إلى المحتوى');
    await publish();
    const { items } = (await call<TextSetChanges>('GET', 'sets/2/changes')).body;
    expect(items.map(({ language, before, after }) => [language, before, after])).toEqual([
      ['es', 'Uno', 'Dos'],
      ['ar', null, 'تخط إلى المحتوى'],
    ]);
    const rolledBack = await activate(1);
    expect(rolledBack.body.items.map(({ number, active }) => [number, active])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(await activeTexts()).toEqual(['es skip Uno']);
    expect((await activate(0)).status).toBe(200);
    expect(await activeTexts()).toEqual([]);
    expect((await activate(9)).status).toBe(404);
    expect((await call('GET', 'sets/9/changes')).status).toBe(404);
    const log = await api.dataSource.manager.find(Activity, {
      where: { resource_type: 'translation_set' },
      order: { created_at: 'DESC' },
      take: 4,
    });
    expect(log.map(({ event, resource_id }) => `${event} ${resource_id}`)).toEqual([
      'activated 0',
      'activated 1',
      'published 2',
      'published 1',
    ]);
  });

  test('are listed with every roll back to one of them or to the files alone', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await review('es/navigation/skip', 'Dos');
    await publish();
    const backs = async () =>
      (await call<TextSets>('GET', 'sets')).body.roll_backs.map(({ number, username }) => [number, username]);
    expect(await backs()).toEqual([]);
    const { username } = (await api.call<{ username: string }>('GET', '/api/auth/me', { token: token() }))
      .body;
    await activate(0);
    await activate(2);
    await activate(1);
    await activate(1);
    expect(await backs()).toEqual([1, 2, 0].map((number) => [number, username]));
  });

  test('are rolled back only if the expected set is still active; the error names who was first', async () => {
    const lin = await api.signIn('translator');
    const { body: who } = await api.call<{ username: string }>('GET', '/api/auth/me', { token: lin });
    for (const text of ['Uno', 'Dos']) {
      await review('es/navigation/skip', text);
      await publish();
    }
    const path = '/api/translations/sets';
    const roll = (to: number, baseRevision: number | null, as = token()) =>
      api.call<TextSets & ErrorBody>('POST', `${path}/${to}/activate`, { token: as, baseRevision });
    expect(await roll(1, null)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    expect((await roll(0, 2, lin)).status).toBe(200);
    const outdated = await roll(1, 2);
    expect([outdated.status, outdated.body.code, outdated.body.error]).toEqual([
      412,
      'revision_conflict',
      `${who.username} has changed this in the meantime.`,
    ]);
    expect(await activeTexts()).toEqual([]);
    const both = await Promise.all([roll(1, 0), roll(2, 0, lin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
