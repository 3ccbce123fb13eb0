import { publishedTexts, type TextSetChanges } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { bodyLimitBytes } from '../src/common/limits/body-limit.js';
import { DeskTextRow } from '../src/translations/texts/desk-text.entity.js';
import { Activity } from '../src/activity/activity.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onTextSets } from './harness/text-sets.js';
import { waitFor } from './harness/wait-for.js';

onTextSets(({ call, read, save, review, publish, published, api, shell, activeTexts, sets, activate }) => {
  test('are none at first, also for visitors', async () => {
    const { status, body } = await published();
    expect([status, body]).toEqual([200, { number: 0, texts: [] }]);
  });

  test('are reviewed texts, not those that are only translated [PUBLISH-5]', async () => {
    await review('es/navigation/skip', 'Ir al contenido');
    await save('ko/navigation/skip', 0, '건너뛰기');
    expect(await publish()).toMatchObject({ status: 201, body: { number: 1, active: true, texts: 1 } });
    const { body } = await published();
    expect(publishedTexts.strict().parse(body)).toEqual({
      number: 1,
      texts: [
        {
          language: 'es',
          namespace: 'navigation',
          key: 'skip',
          text: 'Ir al contenido',
          source: 'Skip to the content',
        },
      ],
    });
    const [set] = await sets();
    expect(JSON.stringify(body)).not.toContain(set!.username);
  });

  test('have an ETag that changes with the active set', async () => {
    const tagOf = async () => (await published()).headers.get('etag')!;
    const first = await tagOf();
    expect(await published({ 'if-none-match': first })).toMatchObject({ status: 304, body: undefined });
    await review('es/navigation/skip', 'Ir al contenido');
    await publish();
    const second = await tagOf();
    await activate(0);
    const third = await tagOf();
    await activate(1);
    expect(new Set([first, second, third, await tagOf()]).size).toBe(4);
    expect((await published({ 'if-none-match': first })).status).toBe(200);
  });

  test('are refused when no text is chosen, and when nothing would change', async () => {
    expect((await call<ErrorBody>('POST', 'sets')).status).toBe(400);
    expect((await call<ErrorBody>('POST', 'sets', { publish: [], withdraw: [] })).status).toBe(400);
    await review('es/navigation/skip', 'Ir al contenido');
    expect((await publish()).status).toBe(201);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'nothing_to_publish' } });
    expect(await publish([], ['ko/navigation/skip'])).toMatchObject({ status: 409 });
    expect(await sets()).toHaveLength(1);
  });

  test('can be chosen in a request that is far larger than usual', async () => {
    const publish = Array.from({ length: 2000 }, (_, index) => {
      return { language: 'es' as const, namespace: 'navigation', key: `no_such_text_${index}`, revision: 1 };
    });
    expect(JSON.stringify(publish).length).toBeGreaterThan(2 * bodyLimitBytes);
    const answer = await call<ErrorBody>('POST', 'sets', { publish, withdraw: [] });
    expect([answer.status, answer.body.code]).toEqual([412, 'revision_conflict']);
  });

  test('are only those that were chosen, without texts that were rolled back', async () => {
    await review('es/navigation/skip', 'Mal');
    await review('ko/navigation/skip', '나쁨');
    await publish();
    await activate(0);
    await review('he/navigation/skip', 'דילוג לתוכן');
    expect((await publish(['he/navigation/skip'])).body.texts).toBe(1);
    expect(await activeTexts()).toEqual(['he skip דילוג לתוכן']);
  });

  test('can be withdrawn one by one, which brings back the shipped text and leaves the others', async () => {
    await review('es/navigation/skip', 'Uno');
    await review('ko/navigation/skip', '하나');
    await publish();
    expect((await publish([], ['es/navigation/skip'])).status).toBe(201);
    expect(await activeTexts()).toEqual(['ko skip 하나']);
    const { items } = (await call<TextSetChanges>('GET', 'sets/2/changes')).body;
    expect(items).toEqual([
      { language: 'es', namespace: 'navigation', key: 'skip', before: 'Uno', after: null },
    ]);
    expect((await read('es/navigation/skip')).body.text).toBe('Uno');
    const entries = await api.dataSource.manager.findBy(Activity, { event: 'withdrawn' });
    expect(entries.map(({ resource_type, resource_id }) => `${resource_type} ${resource_id}`)).toEqual([
      'translation_set 2',
    ]);
  });

  test('are refused together if one was changed since it was chosen; the error names who changed it', async () => {
    await review('es/navigation/skip', 'Uno');
    await review('ko/navigation/skip', '하나');
    const names = ['es', 'ko'].map((language) => ({
      language,
      namespace: 'navigation',
      key: 'skip',
      revision: 1,
    }));
    const lin = await api.signIn('translator');
    const { body: who } = await api.call<{ username: string }>('GET', '/api/auth/me', { token: lin });
    await createDeskClient(api, () => lin).review('es/navigation/skip', 'Dos');
    const refused = await call<ErrorBody>('POST', 'sets', { publish: names, withdraw: [] });
    expect(refused).toMatchObject({ status: 412, body: { code: 'revision_conflict' } });
    expect(refused.body.details).toEqual([
      {
        path: 'es/navigation/skip',
        code: 'changed',
        message: `${who.username} changed it after you looked at it.`,
      },
    ]);
    expect(await activeTexts()).toEqual([]);
  });

  test('cannot be withdrawn once a colleague has published another wording; the error names the colleague', async () => {
    const lin = await api.signIn('translator');
    const { body: who } = await api.call<{ username: string }>('GET', '/api/auth/me', { token: lin });
    await review('es/navigation/skip', 'Uno');
    await publish();
    const one = { language: 'es', namespace: 'navigation', key: 'skip' };
    const withdraw = (set?: number) =>
      call<ErrorBody>('POST', 'sets', { publish: [], withdraw: [{ ...one, set }] });
    expect((await withdraw()).status).toBe(400);
    const { revision } = (await review('es/navigation/skip', 'Dos')).body;
    const body = { publish: [{ ...one, revision }], withdraw: [] };
    expect((await api.call('POST', '/api/translations/sets', { token: lin, body })).status).toBe(201);
    const outdated = await withdraw(1);
    expect([outdated.status, outdated.body.code, outdated.body.error]).toEqual([
      412,
      'revision_conflict',
      `${who.username} has changed this in the meantime.`,
    ]);
    expect(await activeTexts()).toEqual(['es skip Dos']);
    // A set in which the colleague changes another text does not prevent this withdrawal.
    await review('ko/navigation/skip', '하나');
    await publish(['ko/navigation/skip']);
    expect((await withdraw(2)).status).toBe(201);
    expect(await activeTexts()).toEqual(['ko skip 하나']);
  });

  test('do not change while somebody works on their drafts', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await save('es/navigation/skip', 1, 'Uno y medio');
    await review('ar/navigation/skip', 'تخط إلى المحتوى');
    await publish();
    expect(await activeTexts()).toEqual(['ar skip تخط إلى المحتوى', 'es skip Uno']);
  });

  test('are refused when their English has changed since the review, and the active text stays', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    await review('ko/navigation/skip', '본문으로');
    shell().files = { ...shell().files, 'en/navigation': { skip: 'Jump to the content' } };
    await waitFor('other English', async () => (await read('ko/navigation/skip')).body.state === 'stale');
    const refused = await publish(['ko/navigation/skip']);
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_publishable' } });
    expect(refused.body.details).toMatchObject([{ path: 'ko/navigation/skip', code: 'stale' }]);
    expect(await activeTexts()).toEqual(['es skip Uno']);
    shell().files = shippedFiles();
    await waitFor('the English of before', async () => (await publish()).status === 201);
    expect(await activeTexts()).toEqual(['es skip Uno', 'ko skip 본문으로']);
  });

  test('never contain a text that is not reviewed or that a check blocks, even if its row says that it is reviewed [PUBLISH-4]', async () => {
    await review('es/common/hero.title', 'LASIK tarda 15 minutos.');
    await save('es/navigation/skip', 0, 'Uno');
    await api.dataSource.manager.update(DeskTextRow, { key: 'hero.title' }, { text: 'Tarda 15 minutos.' });
    const codes = async (name: string) => (await publish([name])).body.details?.map(({ code }) => code);
    expect(await codes('es/common/hero.title')).toEqual(['blocked']);
    expect(await codes('es/navigation/skip')).toEqual(['not_reviewed']);
    expect(await activeTexts()).toEqual([]);
  });

  test('get different numbers when two people publish at the same time', async () => {
    await review('es/navigation/skip', 'Uno');
    const both = await Promise.all([publish(), publish()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await sets()).map(({ number }) => number)).toEqual([1]);
  });

  test('stay active while the shell is away, but no new ones can be published', async () => {
    await review('es/navigation/skip', 'Uno');
    await publish();
    shell().setOffline(true);
    await waitFor('a desk that says so', async () => (await publish()).status === 503);
    expect(await activeTexts()).toEqual(['es skip Uno']);
    shell().setOffline(false);
  });
});
