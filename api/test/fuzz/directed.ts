import fc from 'fast-check';
import { ApiError } from '../../src/common/errors/api-error.js';
import { bodyLimitBytes } from '../../src/common/limits/body-limit.js';
import { MEDIA_STORE, type MediaStore } from '../../src/media/store/media-store.js';
import { takeDatabaseAway } from '../harness/database-away.js';
import { someAddress } from '../harness/running-api.js';
import type { Operation } from './document.js';
import { rightRequests, type Asked } from './request.js';
import type { World } from './world.js';

type Change = (asked: Asked) => Asked;

const nowhere: Change = (asked) => ({
  ...asked,
  path: Object.fromEntries(Object.keys(asked.path).map((name) => [name, crypto.randomUUID()])),
});

const oversize: Change = (asked) => ({
  ...asked,
  type: 'application/json',
  body: `{"padding":"${'x'.repeat(bodyLimitBytes)}"}`,
});

const by =
  (caller: Asked['caller']): Change =>
  (asked) => ({ ...asked, caller });

/** What brings about a status on any operation that documents it; where it takes several, one of them does. */
const changes: Record<string, Change[]> = {
  401: [by('nobody')],
  403: [by('translator'), by('editor')],
  404: [nowhere],
  412: [
    ({ path, ...asked }) => ({
      ...asked,
      path: { ...path, ...('revision' in path && { revision: '1' }) },
      headers: { ...asked.headers, 'If-Match': '"999999999"' },
    }),
  ],
  413: [oversize],
  415: [(asked) => ({ ...asked, type: 'text/plain', body: 'text' })],
  428: [(asked) => ({ ...asked, headers: {} })],
};

/** Asks every operation for those of its answers that follow from one change of a right request. */
export async function askForFailures(world: World, operations: Operation[], seed: number): Promise<void> {
  for (const operation of operations) {
    const right = sampleOf(world, operation, seed, 8);
    await world.lookAround(right);
    for (const [status, ways] of Object.entries(changes)) {
      if (!(status in operation.responses)) continue;
      // One after the other: not every request that the document calls right is.
      for (const asked of right.flatMap((request) => ways.map((change) => change(request)))) {
        if ((await world.send(operation, asked, 'directed')).status === Number(status)) break;
      }
    }
    if (operation.rate) await exhaust(world, operation, right[0]!, operation.rate.requests);
  }
}

/** One address asks more often than it may. */
async function exhaust(world: World, operation: Operation, asked: Asked, allowed: number): Promise<void> {
  const from = someAddress();
  for (let count = 0; count <= allowed; count += 1) await world.send(operation, asked, 'directed', from);
}

/**
 * Asks everything a few times while there is neither a database nor a place for files.
 * @param besides asks what a right request at random does not get as far with
 */
export async function askInAnOutage(
  world: World,
  operations: Operation[],
  seed: number,
  besides: () => Promise<void>,
): Promise<void> {
  const bringBack = takeDatabaseAway(world.api.source);
  takeStoreAway(world.api.app.get<MediaStore>(MEDIA_STORE, { strict: false }));
  for (const operation of operations.filter(({ responses }) => '503' in responses)) {
    // One alone may be refused for a rule that no document can say.
    for (const right of sampleOf(world, operation, seed, 12)) await world.send(operation, right, 'directed');
  }
  await besides();
  bringBack();
}

/** Fails as a bucket does that is not reached. */
function takeStoreAway(store: MediaStore): void {
  store.size = () => Promise.reject(new ApiError('storage_unavailable'));
}

export const sampleOf = (world: World, operation: Operation, seed: number, numRuns: number): Asked[] =>
  fc.sample(rightRequests(world.document, operation), { seed, numRuns });
