import { randomUUID } from 'node:crypto';
import type { RunDetail } from '@lens/contracts/runs';
import { RunRow } from '../src/translations/runs/run.entity.js';
import { RunWorker } from '../src/translations/runs/run-worker.js';
import { Usage } from '../src/translations/usage/usage.js';
import { createRunActions, useRunShell, untranslated } from './harness/run-actions.js';
import { withServices } from './harness/translation-services/with-services.js';
import { waitFor } from './harness/wait-for.js';

const shell = useRunShell();

withServices('a run', shell.variables, (context) => {
  const runs = createRunActions(context, shell.current);

  test('sends and saves nothing more once it is cancelled, and continues with the rest when it is resumed', async () => {
    runs.holdPauses();
    const { id } = await runs.start();
    await runs.waitForTranslated(id, 1);
    const sentBefore = context.deepl.received.length;
    const cancelled = await runs.call<RunDetail>('POST', `runs/${id}/cancel`);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', outcomes: { translated: 1 } },
    });
    expect((await runs.call('POST', `runs/${id}/cancel`)).body).toMatchObject({ code: 'run_over' });
    runs.releasePauses();
    const after = await runs.start({ ...untranslated, namespace: undefined, states: ['stale'] });
    await runs.waitForState(after.id, 'finished');
    expect((await runs.read(id)).outcomes.translated).toBe(1);
    expect(context.deepl.received.length - sentBefore).toBeLessThanOrEqual(1);

    expect((await runs.call<RunDetail>('POST', `runs/${id}/resume`)).status).toBe(200);
    const run = await runs.waitForState(id, 'finished');
    expect(run.outcomes.translated).toBe(4);
    expect((await runs.call('POST', `runs/${id}/resume`)).body).toMatchObject({
      code: 'run_not_interrupted',
    });
    expect(context.deepl.received).toHaveLength(2);
    expect((await runs.text('recovery')).revision).toBe(1);
    expect((await runs.call('POST', `runs/${randomUUID()}/resume`)).status).toBe(404);
  });

  test('stops when the budget is spent, says why, and continues where it was once there is budget again', async () => {
    const usage = runs.getService(Usage);
    const { budget } = await usage.report();
    await usage.spend('general', 'ar', budget.characters - budget.spent - 60);
    const { id } = await runs.start();
    const stopped = await runs.waitForState(id, 'stopped');
    expect(stopped.reason).toMatch(/^The budget of this month is spent/);
    expect(stopped.outcomes.translated).toBe(1);
    expect((await runs.text('rest')).state).toBe('untranslated');
    await context.api.dataSource.query('TRUNCATE translation_usage');
    await runs.call('POST', `runs/${id}/resume`);
    expect((await runs.waitForState(id, 'finished')).outcomes.translated).toBe(4);
  });

  test.each([
    ['a dropped connection', 'reset' as const],
    ['a service that reports too many requests', { status: 403, reason: 'userRateLimitExceeded' }],
  ])('continues after %s', async (_what, fault) => {
    context.google.failNext(fault);
    const { id } = await runs.start({ ...untranslated, languages: ['tl'] });
    expect((await runs.waitForState(id, 'finished')).outcomes.failed).toBe(0);
    const [first, second] = context.google.received;
    expect(second!.body).toBe(first!.body);
  });

  const busy = { status: 503 };
  const said = 'Google Translate API error: 503 Service Unavailable';
  const thrice = Array<typeof busy>(3).fill(busy);
  const postponed = (id: string) =>
    waitFor('the run to wait', async () => {
      const row = await context.api.dataSource.manager.findOneByOrFail(RunRow, { id });
      return row.state === 'running' && row.lease === null && row.leased_until !== null && row;
    });
  const goOn = async (id: string, ms: number) => {
    context.advanceClock(ms);
    await context.api.dataSource.manager.update(RunRow, id, { leased_until: null });
    runs.getService(RunWorker).wake();
  };

  test('waits anew for each text and says why, until one is translated', async () => {
    const translates = { alters: (answer: string) => answer };
    context.google.failNext(...thrice, translates, ...thrice, ...thrice);
    const { id } = await runs.start({ ...untranslated, languages: ['tl'] });
    await postponed(id);
    expect(await runs.read(id)).toMatchObject({ state: 'running', reason: said });
    await goOn(id, 14 * 60_000);
    await postponed(id);
    expect((await runs.read(id)).outcomes.translated).toBe(1);
    // 15 minutes after the run began to wait for the first text, but not for this one.
    await goOn(id, 2 * 60_000);
    await postponed(id);
    await goOn(id, 31_000);
    expect(await runs.waitForState(id, 'finished')).toMatchObject({
      reason: null,
      outcomes: { translated: 5 },
    });
  });

  test('waits while every service is busy, continues by itself, and stops when that lasts too long [FAULT-19]', async () => {
    context.google.failNext(...Array.from({ length: 60 }, () => busy));
    const { id } = await runs.start({ ...untranslated, languages: ['tl'] });
    await postponed(id);
    await goOn(id, 31_000);
    await postponed(id);
    await goOn(id, 15 * 60_000);
    expect((await runs.waitForState(id, 'stopped')).reason).toBe(said);
    context.google.failNext();
    // At once, although the cooldown of the service is half a minute.
    await runs.call('POST', `runs/${id}/resume`);
    expect((await runs.waitForState(id, 'finished')).outcomes.translated).toBe(5);
  });

  test('stops when no service is left, with the messages of the services', async () => {
    context.deepl.failNext({ status: 456 });
    context.google.failNext({ status: 403 });
    const { id } = await runs.start();
    const stopped = await runs.waitForState(id, 'stopped');
    expect(stopped.reason).toBe(
      'DeepL API error: 456 Quota Exceeded. Google Translate API error: 403 Forbidden',
    );
    expect(stopped.outcomes.failed).toBe(0);
  });

  test('continues after a text that the services reject, and says why it failed', async () => {
    context.google.failNext({ status: 400 });
    const { id } = await runs.start({ ...untranslated, languages: ['tl'] });
    const run = await runs.waitForState(id, 'finished');
    expect(run.outcomes).toMatchObject({ translated: 4, failed: 1 });
    expect(run.left).toEqual([
      {
        language: 'tl',
        namespace: 'common',
        key: 'recovery',
        outcome: 'failed',
        reason: 'Google Translate API error: 400 Bad Request',
      },
    ]);
  });

  test('never overwrites what a person has saved in the meantime, before or after the service was called [RUN-2]', async () => {
    runs.holdPauses();
    const { id } = await runs.start();
    await runs.waitForTranslated(id, 1);
    // The first text has been read for translation; the next one has not.
    await runs.desk.save('es/common/rest', 0, 'Descanse en su casa.');
    await runs.desk.save('es/common/again', 0, 'Repose en casa.', 'reviewed');
    runs.releasePauses();
    const run = await runs.waitForState(id, 'finished');
    expect(run.outcomes).toEqual({ translated: 2, needs_human: 0, skipped: 2, failed: 0 });
    expect(run.left.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['rest', 'skipped'],
      ['again', 'skipped'],
    ]);
    expect(await runs.text('rest')).toMatchObject({ text: 'Descanse en su casa.', revision: 1 });
    expect(await runs.text('again')).toMatchObject({
      text: 'Repose en casa.',
      state: 'reviewed',
      revision: 1,
    });
  });

  test('does not translate a text that a person saved in English on purpose', async () => {
    await runs.desk.save('es/common/rest', 0, 'Rest at home.');
    const { id } = await runs.start();
    expect((await runs.waitForState(id, 'finished')).texts).toBe(3);
    expect(await runs.text('rest')).toMatchObject({
      text: 'Rest at home.',
      state: 'translated',
      revision: 1,
    });
  });

  test('is worked on by one replica at a time, and no text is sent twice', async () => {
    const replicas = [runs.createWorker(), runs.createWorker()];
    const [first, second] = [
      await runs.start(),
      await runs.start({ ...untranslated, languages: ['es-MX', 'pt-BR'] }),
    ];
    for (const replica of replicas) {
      await replica.onApplicationBootstrap();
      replica.wake();
    }
    expect((await runs.waitForState(first.id, 'finished')).outcomes.translated).toBe(4);
    expect((await runs.waitForState(second.id, 'finished')).outcomes.translated).toBe(10);
    expect(context.deepl.received).toHaveLength(2 + 2 * 3);
    for (const replica of replicas) await replica.beforeApplicationShutdown();
  });

  test('waits for a run that another process works on, and that process’s run is taken over once its lease runs out', async () => {
    const id = randomUUID();
    const held = { id, username: 'mara', languages: ['es' as const], states: [], texts: 0, namespace: null };
    const lease = { lease: randomUUID(), leased_until: '2999-01-01T00:00:00Z' };
    await context.api.dataSource.manager.insert(RunRow, { ...held, ...lease, state: 'running' });
    const waiting = await runs.start();
    const worker = runs.getService(RunWorker);
    worker.wake();
    expect((await runs.read(waiting.id)).state).toBe('waiting');
    await context.api.dataSource.manager.update(RunRow, id, { leased_until: '2000-01-01T00:00:00Z' });
    worker.wake();
    await runs.waitForState(id, 'finished');
    await runs.waitForState(waiting.id, 'finished');
  });

  test('waits while the texts of the site cannot be read, and continues by itself', async () => {
    runs.holdPauses();
    const { id } = await runs.start();
    await runs.waitForTranslated(id, 1);
    shell.current().setOffline(true);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    runs.releasePauses();
    await waitFor('the run to wait', async () => context.api.logs().includes('translation run interrupted'));
    expect((await runs.read(id)).state).toBe('running');
    shell.current().setOffline(false);
    await context.api.dataSource.manager.update(RunRow, id, { leased_until: null });
    runs.getService(RunWorker).wake();
    expect((await runs.waitForState(id, 'finished')).outcomes.translated).toBe(4);
  });
});
