import type { Outcome, OutcomeCheck, OutcomeList } from '@lens/contracts/outcomes';
import type { ContentRevision } from '@lens/contracts/content-revision';
import { outcomeBodyLimitBytes } from '@lens/contracts/outcomes';
import { OutcomeRow } from '../src/outcomes/outcome.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { outcomeFile, outcomePeriod } from './harness/outcome-file.js';

onEachEngine('results of procedures', (api) => {
  const body = { ...outcomePeriod, file: outcomeFile() };
  const stored = () => api.dataSource.manager.find(OutcomeRow, { where: { procedure: 'prk' } });
  const listPublic = async () => (await api.call<OutcomeList>('GET', '/api/outcomes/public')).body.items;
  const revision = async () =>
    (await api.call<ContentRevision>('GET', '/api/content-revision')).body.revision;
  beforeEach(() => api.dataSource.manager.delete(OutcomeRow, { procedure: 'prk' }));

  test('are tried first: a dry run says what an import does, and stores nothing [CLAIM-8]', async () => {
    const token = await api.signIn('editor');
    const before = await revision();
    const tried = await api.call<OutcomeCheck>('POST', '/api/outcomes/check', { token, body });
    expect(tried).toMatchObject({
      status: 200,
      body: { rows: 30, faultCount: 0, faults: [], replaces: null },
    });
    expect([await stored(), await revision()]).toEqual([[], before]);
    const made = await api.call<Outcome>('POST', '/api/outcomes', { token, body });
    expect(made).toMatchObject({ status: 201, body: { procedure: 'prk', lost: 4, is_sample: false } });
    expect(made.body.counts).toEqual(tried.body.counts);
    const again = await api.call<OutcomeCheck>('POST', '/api/outcomes/check', { token, body });
    expect(again.body.replaces).toEqual({
      id: made.body.id,
      revision: 1,
      from: '2025-01-01',
      to: '2025-12-31',
      eyes: 30,
    });
  });

  test('of a file with faults are refused, named, and not stored [CLAIM-8]', async () => {
    const token = await api.signIn('editor');
    const file = `${outcomeFile()}\r\n20/20,20/16,20/16,-3.25,0,Jane Doe,0.75,0.25\r\n`;
    const tried = await api.call<OutcomeCheck>('POST', '/api/outcomes/check', {
      token,
      body: { ...body, file },
    });
    const fault = { code: 'words', message: expect.any(String) as string };
    expect(tried.body).toMatchObject({
      counts: null,
      faultCount: 1,
      faults: [{ ...fault, row: 32, column: 'se_after' }],
    });
    const refused = await api.call('POST', '/api/outcomes', { token, body: { ...body, file } });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'results_refused', details: [{ ...fault, path: 'file.32.se_after' }] },
    });
    expect(refused.body.error).toBe('This file cannot be imported: it has 1 fault. Nothing was stored.');
    expect(await stored()).toEqual([]);
    expect(api.logs()).not.toContain('Jane');
  });

  test('are public at once, as counts and without a row of one eye [CLAIM-9]', async () => {
    const token = await api.signIn('editor');
    const before = await revision();
    await api.call('POST', '/api/outcomes', { token, body });
    const shown = (await listPublic()).find(({ procedure }) => procedure === 'prk')!;
    expect(shown).toMatchObject({
      from: '2025-01-01',
      to: '2025-12-31',
      months: 6,
      lost: 4,
      is_sample: false,
    });
    expect(Object.keys(shown).sort()).toEqual([
      'counts',
      'from',
      'is_sample',
      'lost',
      'months',
      'procedure',
      'to',
    ]);
    expect(shown.counts.udva).toEqual([0, 0, 30, 30, 30, 30, 30, 30]);
    expect(await revision()).not.toBe(before);
  });

  test('are replaced and removed by whoever has seen the newest revision, and logged as a count [CLAIM-10]', async () => {
    const token = await api.signIn('editor');
    const { id } = (await api.call<Outcome>('POST', '/api/outcomes', { token, body })).body;
    const path = `/api/outcomes/${id}`;
    const next = { ...body, file: outcomeFile(40, '20/25') };
    const change = (baseRevision: number | null, sent = next) =>
      api.call('PUT', path, { token, body: sent, baseRevision });
    expect((await change(null)).status).toBe(428);
    expect(await change(1)).toMatchObject({ status: 200, body: { revision: 2, counts: { eyes: 40 } } });
    expect(await change(1)).toMatchObject({ status: 412, body: { code: 'revision_conflict' } });
    expect((await api.call('POST', '/api/outcomes', { token, body })).body.code).toBe('results_exist');
    const other = { ...next, procedure: 'lasik' as const };
    await api.dataSource.manager.delete(OutcomeRow, { procedure: 'lasik' });
    await api.call('POST', '/api/outcomes', { token, body: other });
    expect(await change(2, other as never)).toMatchObject({ status: 409, body: { code: 'results_exist' } });
    expect((await api.call('DELETE', path, { token, baseRevision: 1 })).status).toBe(412);
    expect((await api.call('DELETE', path, { token, baseRevision: 2 })).status).toBe(204);
    const log = await api.dataSource.query<object[]>(
      `SELECT action, event, resource_name, changes FROM activity WHERE resource_id = $1 ORDER BY created_at`,
      [id],
    );
    expect(log).toEqual([
      {
        action: 'CREATE',
        event: 'imported',
        resource_name: 'PRK',
        changes: { eyes: { before: null, after: 30 } },
      },
      {
        action: 'UPDATE',
        event: 'imported',
        resource_name: 'PRK',
        changes: { eyes: { before: null, after: 40 } },
      },
      { action: 'DELETE', event: null, resource_name: 'PRK', changes: null },
    ]);
  });

  test('of two people at the same moment are stored once [CLAIM-10]', async () => {
    const token = await api.signIn('editor');
    const answers = await Promise.all([1, 2].map(() => api.call('POST', '/api/outcomes', { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored()).toHaveLength(1);
  });

  test('of the future, and files above the limit, are refused [CLAIM-7]', async () => {
    const token = await api.signIn('editor');
    const future = await api.call('POST', '/api/outcomes', { token, body: { ...body, to: '2999-01-01' } });
    expect(future).toMatchObject({ status: 400, body: { details: [{ path: 'to' }] } });
    const large = { ...body, file: 'x'.repeat(outcomeBodyLimitBytes) };
    for (const path of ['/api/outcomes', '/api/outcomes/check'])
      expect(await api.call('POST', path, { token, body: large })).toMatchObject({
        status: 413,
        body: { code: 'payload_too_large' },
      });
  });
});
