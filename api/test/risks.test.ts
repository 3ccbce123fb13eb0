import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { PublicRisk, Risk } from '@lens/contracts/risks';
import { Activity } from '../src/activity/activity.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { sampleRisk } from './harness/sample-risk.js';

onEachEngine('risks', (api) => {
  const listPublic = async () =>
    (await api.call<Page<PublicRisk>>('GET', '/api/risks/public?limit=100')).body;
  const revisionOf = async () =>
    (await api.call<{ revision: string }>('GET', '/api/content-revision')).body.revision;
  const create = (token: string, body: object) =>
    api.call<Risk & ErrorBody>('POST', '/api/risks', { token, body });
  const flap = { ...sampleRisk, option: 'lasik', harm: 'flapTrouble' };

  test('of the demo come with a source and a number that is possible, and are called samples [RISK-1]', async () => {
    const { items } = await listPublic();
    expect(items.length).toBeGreaterThan(10);
    for (const { affected, out_of, source, is_sample, reviewer } of items) {
      expect(affected).toBeLessThanOrEqual(out_of);
      expect(source.url).toMatch(/^https:\/\//);
      expect([is_sample, reviewer]).toEqual([true, null]);
    }
    expect(items[0]).not.toHaveProperty('changed_by');
  });

  test('are written, changed and deleted; visitors see it at once, and the log keeps what it was [RISK-2]', async () => {
    const token = await api.signIn('editor');
    const before = await revisionOf();
    const { status, body: risk } = await create(token, flap);
    expect([status, risk.is_sample, risk.revision]).toEqual([201, false, 1]);
    expect(await revisionOf()).not.toBe(before);
    expect((await listPublic()).items).toContainEqual(expect.objectContaining({ id: risk.id, affected: 28 }));

    const path = `/api/risks/${risk.id}`;
    const review = { reviewer: 'Dr. Ana Ruiz', reviewed_on: '2026-01-02' };
    const body = { ...sampleRisk, affected: 5, ...review };
    const put = await api.call<Risk>('PUT', path, { token, body, baseRevision: 1 });
    expect(put.body).toMatchObject({ affected: 5, revision: 2, ...review });
    const late = await api.call<ErrorBody>('PUT', path, { token, body, baseRevision: 1 });
    expect([late.status, late.body.code]).toEqual([412, 'revision_conflict']);

    expect((await api.call('DELETE', path, { token, baseRevision: 2 })).status).toBe(204);
    expect((await listPublic()).items.map(({ id }) => id)).not.toContain(risk.id);
    const entries = await api.dataSource.manager.find(Activity, {
      where: { resource_id: risk.id },
      order: { created_at: 'ASC' },
    });
    expect(entries.map(({ action, resource_name }) => [action, resource_name])).toEqual([
      ['CREATE', 'lasik: flapTrouble'],
      ['UPDATE', 'lasik: flapTrouble'],
      ['DELETE', 'lasik: flapTrouble'],
    ]);
    expect(entries[1]?.changes).toMatchObject({ affected: { before: 28, after: 5 } });
  });

  test('have one number each [RISK-2]', async () => {
    const token = await api.signIn('editor');
    const { body } = await create(token, { ...sampleRisk, option: 'lasik', harm: 'dryness' });
    expect(body.code).toBe('risk_taken');
  });

  test.each([
    ['more than all', { affected: 101 }, 'affected'],
    ['fewer than none', { affected: 0, bound: 'fewer' }, 'affected'],
    ['of another number', { out_of: 50 }, 'out_of'],
    ['a reviewer without a day', { reviewer: 'Ana' }, 'reviewed_on'],
    ['a review in the future', { reviewer: 'Ana', reviewed_on: '2999-01-01' }, 'reviewed_on'],
    ['what the procedure cannot do', { option: 'icl', harm: 'flapTrouble' }, 'harm'],
    ['a source without an address', { source: { ...sampleRisk.source, url: 'a book' } }, 'source.url'],
  ])('are refused: %s [RISK-2]', async (_name, change, path) => {
    const { status, body } = await create(await api.signIn('editor'), { ...flap, ...change });
    expect([status, body.details?.[0]?.path]).toEqual([400, path]);
  });
});
