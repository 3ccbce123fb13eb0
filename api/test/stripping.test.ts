import { StreamableFile } from '@nestjs/common';
import { isObservable, map } from 'rxjs';
import { RouteTable, type Route } from '../src/common/routes/route-table.js';
import { sampleOf } from './fuzz/directed.js';
import { operationsOf, type Document } from './fuzz/document.js';
import { askForParticulars } from './fuzz/particular/all.js';
import { askIn } from './fuzz/particular/ask.js';
import { storePicture } from './fuzz/particular/pictures.js';
import { World, type Answer } from './fuzz/world.js';
import { shippedFiles } from './harness/desk.js';
import { embedded } from './harness/engines.js';
import { startApi } from './harness/running-api.js';
import { stubShell } from './harness/stub-shell.js';

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

/** Notes which operations have answered, and which of them let the planted property out. */
class WatchedWorld extends World {
  readonly answered = new Set<string>();
  readonly leaks: string[] = [];

  override async send(...given: Parameters<World['send']>): Promise<Answer> {
    const answer = await super.send(...given);
    const [{ name }] = given;
    if (answer.status === 200 || answer.status === 201) this.answered.add(name);
    if (answer.text.includes(marker)) this.leaks.push(`${name}: ${answer.text.slice(0, 300)}`);
    return answer;
  }
}

test('what a handler answers beyond its schema leaves on no route', async () => {
  const shell = await stubShell(shippedFiles());
  const plain = await startApi(embedded);
  const undo = plantEverywhere(plain.app.get(RouteTable).routes());
  await plain.stop();
  const api = await startApi(embedded, shell.variables);
  try {
    const document = (await api.call<Document>('GET', '/api/openapi.json')).body;
    const operations = operationsOf(document);
    const world = new WatchedWorld(api, document, operations);
    await storePicture(world);
    for (const operation of operations) {
      const requests = sampleOf(world, operation, 5, 6);
      await world.lookAround(requests);
      for (const asked of requests) await world.send(operation, asked, 'right');
    }
    await api.source.query('DELETE FROM second_factors');
    const ask = askIn(world, operations);
    await askForParticulars(ask, world, shell);
    expect(world.leaks).toEqual([]);
    const speaking = operations.filter(({ responses }) => '200' in responses || '201' in responses);
    expect(world.answered.size).toBeGreaterThan(0.8 * speaking.length);
    expect(plantings).toBeGreaterThan(world.answered.size);
  } finally {
    undo();
    await api.stop();
    await shell.stop();
  }
});
