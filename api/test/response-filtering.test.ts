import { StreamableFile } from '@nestjs/common';
import { isObservable, map } from 'rxjs';
import { RouteTable, type Route } from '../src/common/routes/route-table.js';
import { sampleRequests } from './fuzz/provoke-failures.js';
import { listOperations, type Document } from './fuzz/document.js';
import { runScenarios } from './fuzz/scenarios/run-scenarios.js';
import { createSend } from './fuzz/scenarios/send.js';
import { storePicture } from './fuzz/scenarios/pictures.js';
import { FuzzSession, type Answer } from './fuzz/fuzz-session.js';
import { shippedFiles } from './harness/desk-client.js';
import { embedded } from './harness/engines.js';
import { startApi } from './harness/running-api.js';
import { startStubShell } from './harness/stub-shell.js';

const marker = 'undocumented-marker';

let markedCount = 0;

type Handler = (...parameters: unknown[]) => unknown;

/** Adds a property to the result of a handler and to each row of a page, like a column that must not be public. */
function addMarker(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || answer instanceof StreamableFile) return answer;
  markedCount += 1;
  const { items } = answer as { items?: object[] };
  const rows = Array.isArray(items) && { items: items.map((item) => ({ ...item, undocumented: marker })) };
  return { ...answer, ...rows, undocumented: marker };
}

/** Makes every handler return an undocumented property, and keeps its decorators. @returns what undoes this */
function addMarkerToAllHandlers(routes: Route[]): () => void {
  const undoFunctions = routes.map(({ controller, handler }) => {
    const prototype = controller.prototype as Record<string, Handler>;
    const { name } = handler;
    const original = prototype[name]!;
    const wrapper: Handler = async function (this: unknown, ...parameters) {
      const answer = await original.apply(this, parameters);
      return isObservable(answer) ? answer.pipe(map(addMarker)) : addMarker(answer);
    };
    Object.defineProperty(wrapper, 'name', { value: name });
    for (const key of Reflect.getMetadataKeys(original)) {
      Reflect.defineMetadata(key, Reflect.getMetadata(key, original), wrapper);
    }
    prototype[name] = wrapper;
    return () => (prototype[name] = original);
  });
  return () => undoFunctions.forEach((undo) => undo());
}

/** Records which operations have succeeded, and which responses contain the marker. */
class WatchedSession extends FuzzSession {
  readonly succeeded = new Set<string>();
  readonly leaks: string[] = [];

  override async send(...parameters: Parameters<FuzzSession['send']>): Promise<Answer> {
    const answer = await super.send(...parameters);
    const [{ name }] = parameters;
    if (answer.status === 200 || answer.status === 201) this.succeeded.add(name);
    if (answer.text.includes(marker)) this.leaks.push(`${name}: ${answer.text.slice(0, 300)}`);
    return answer;
  }
}

test('no response contains a property that its schema does not have', async () => {
  const shell = await startStubShell(shippedFiles());
  const unchanged = await startApi(embedded);
  const undo = addMarkerToAllHandlers(unchanged.app.get(RouteTable).routes());
  await unchanged.stop();
  const api = await startApi(embedded, shell.variables);
  try {
    const document = (await api.call<Document>('GET', '/api/openapi.json')).body;
    const operations = listOperations(document);
    const session = new WatchedSession(api, document, operations);
    await storePicture(session);
    for (const operation of operations) {
      const requests = sampleRequests(session, operation, 5, 6);
      await session.loadIds(requests);
      for (const request of requests) await session.send(operation, request, 'valid');
    }
    await api.dataSource.query('DELETE FROM second_factors');
    const send = createSend(session, operations);
    await runScenarios(send, session, shell);
    expect(session.leaks).toEqual([]);
    const withContent = operations.filter(({ responses }) => '200' in responses || '201' in responses);
    expect(session.succeeded.size).toBeGreaterThan(0.8 * withContent.length);
    expect(markedCount).toBeGreaterThan(session.succeeded.size);
  } finally {
    undo();
    await api.stop();
    await shell.stop();
  }
});
