import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { provokeFailures, sendDuringOutage } from './fuzz/provoke-failures.js';
import { listOperations, type Document } from './fuzz/document.js';
import { hostileRequests } from './fuzz/hostile-requests.js';
import { criticalFiles } from './fuzz/scenarios/back-translations.js';
import { runScenarios } from './fuzz/scenarios/run-scenarios.js';
import { createSend } from './fuzz/scenarios/send.js';
import { followLinks } from './fuzz/scenarios/inbox.js';
import { sendOutcome } from './fuzz/scenarios/modules.js';
import { storePicture } from './fuzz/scenarios/pictures.js';
import { validRequests } from './fuzz/valid-requests.js';
import { FuzzSession } from './fuzz/fuzz-session.js';
import { engines } from './harness/engines.js';
import { shippedFiles } from './harness/desk-client.js';
import { startApi } from './harness/running-api.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const minRequests = process.env.FULL ? 20_000 : 4000;
/** Mails are queued but never sent, so that staff can read them. */
const unreachableMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' };
const reportFile = join(import.meta.dirname, '../../test-results/fuzz.txt');

/**
 * Sends valid and hostile requests to every operation of the document. Limits count per address, so every request has a
 * unique address; the limits have their own requests. Uses the real database server if there is one.
 */
describe('every operation', () => {
  let session: FuzzSession;
  let shell: StubShell;
  let operations: ReturnType<typeof listOperations>;

  beforeAll(async () => {
    shell = await startStubShell({ ...shippedFiles(), ...criticalFiles });
    const api = await startApi(engines.at(-1)!, { ...unreachableMail, ...shell.variables });
    const { body } = await api.call<Document>('GET', '/api/openapi.json');
    operations = listOperations(body);
    session = new FuzzSession(api, body, operations);
    await storePicture(session);
    const perOperation = Math.max(100, Math.ceil(minRequests / operations.length));
    for (const [index, operation] of operations.entries()) {
      const valid = validRequests(body, operation);
      const requests = fc.sample(
        fc.oneof(
          { weight: 7, arbitrary: valid.map((request) => [request, 'valid'] as const) },
          {
            weight: 3,
            arbitrary: hostileRequests(operation, valid).map((request) => [request, 'hostile'] as const),
          },
        ),
        { seed: seed + index, numRuns: perOperation + 5 },
      );
      await session.loadIds(requests.map(([request]) => request));
      for (const [request, intent] of requests) await session.send(operation, request, intent);
      // Twenty wrong codes would block the setup of a second factor for an hour.
      await api.dataSource.query('DELETE FROM second_factors');
      // A hundred wrong passwords would block an account too.
      await api.dataSource.query('DELETE FROM rate_limits');
    }
    const send = createSend(session, operations);
    await runScenarios(send, session, shell);
    await provokeFailures(session, operations, seed);
    await sendDuringOutage(session, operations, seed, async () => {
      await followLinks(send, session);
      await sendOutcome(send, session);
    });
    const report = `seed ${seed}, ${session.tally.total} requests\n${session.tally.table()}\n`;
    mkdirSync(join(reportFile, '..'), { recursive: true });
    writeFileSync(reportFile, report);
    process.stdout.write(report);
  }, 3_600_000);
  afterAll(async () => {
    // Requests that were refused before they were read completely would keep the server open.
    session.api.app.getHttpServer().closeAllConnections();
    await session.api.stop();
    await shell.stop();
  });

  test('responds as documented, without internal errors or internals [API-DOCS-3]', () => {
    expect(session.problems.slice(0, 5)).toEqual([]);
  });

  test('receives a hundred requests, of which two of five reach its handler [API-DOCS-5]', () => {
    expect(session.tally.total).toBeGreaterThanOrEqual(minRequests);
    const undertested = operations.filter((operation) => {
      const { generatedCount, reachedShare } = session.tally.of(operation);
      return generatedCount < 100 || reachedShare < 0.4;
    });
    expect(undertested.map(({ name }) => [name, session.refused.get(name)])).toEqual([]);
  });

  test('gives every documented status [API-DOCS-4]', () => {
    const missing = operations.flatMap((operation) => {
      const { seenStatuses } = session.tally.of(operation);
      return Object.keys(operation.responses)
        .filter((status) => !seenStatuses.includes(status))
        .map((status) => `${operation.name} ${status}`);
    });
    expect(missing).toEqual([]);
  });
});
