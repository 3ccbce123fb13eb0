import { StreamableFile } from '@nestjs/common';
import { isObservable, map } from 'rxjs';
import { RouteTable, type Route } from '../src/common/routes/route-table.js';
import { sampleOf } from './fuzz/directed.js';
import { operationsOf, type Document } from './fuzz/document.js';
import { storePicture } from './fuzz/particular/pictures.js';
import { World } from './fuzz/world.js';
import { embedded } from './harness/engines.js';
import { startApi } from './harness/running-api.js';

const marker = 'planted-and-never-to-be-seen';

let plantings = 0;

type Handler = (...given: unknown[]) => unknown;

/** Adds a property to what a handler answers, and to each row of a page: as a column would that nobody meant to show. */
function planted(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || answer instanceof StreamableFile) return answer;
  plantings += 1;
  const { items } = answer as { items?: object[] };
  const rows = Array.isArray(items) && { items: items.map((item) => ({ ...item, planted: marker })) };
  return { ...answer, ...rows, planted: marker };
}

/** Makes every handler answer more than it should, with all that its decorators say. @returns what undoes it */
function plantEverywhere(routes: Route[]): () => void {
  const undo = routes.map(({ controller, handler }) => {
    const prototype = controller.prototype as Record<string, Handler>;
    const { name } = handler;
    const original = prototype[name]!;
    const wrapper: Handler = async function (this: unknown, ...given) {
      const answer = await original.apply(this, given);
      return isObservable(answer) ? answer.pipe(map(planted)) : planted(answer);
    };
    Object.defineProperty(wrapper, 'name', { value: name });
    for (const key of Reflect.getMetadataKeys(original)) {
      Reflect.defineMetadata(key, Reflect.getMetadata(key, original), wrapper);
    }
    prototype[name] = wrapper;
    return () => (prototype[name] = original);
  });
  return () => undo.forEach((restore) => restore());
}

test('what a handler answers beyond its schema leaves on no route', async () => {
  const plain = await startApi(embedded);
  const undo = plantEverywhere(plain.app.get(RouteTable).routes());
  await plain.stop();
  const api = await startApi(embedded);
  try {
    const document = (await api.call<Document>('GET', '/api/openapi.json')).body;
    const operations = operationsOf(document);
    const world = new World(api, document, operations);
    await storePicture(world);
    const answered = new Set<string>();
    for (const operation of operations) {
      const requests = sampleOf(world, operation, 5, 6);
      await world.lookAround(requests);
      for (const asked of requests) {
        const { status, text } = await world.send(operation, asked, 'right');
        expect([operation.name, text]).toEqual([operation.name, expect.not.stringContaining(marker)]);
        if (status === 200 || status === 201) answered.add(operation.name);
      }
    }
    const speaking = operations.filter(({ responses }) => '200' in responses || '201' in responses);
    expect(answered.size).toBeGreaterThan(speaking.length / 2);
    expect(plantings).toBeGreaterThan(answered.size);
  } finally {
    undo();
    await api.stop();
  }
});
