import fc from 'fast-check';
import { ApiError } from '../../src/common/errors/api-error.js';
import { bodyLimitBytes } from '../../src/common/limits/body-limit.js';
import { MEDIA_STORE, type MediaStore } from '../../src/media/store/media-store.js';
import { interruptDatabase } from '../harness/interrupt-database.js';
import { uniqueAddress } from '../harness/running-api.js';
import type { Operation } from './document.js';
import { validRequests, type FuzzRequest } from './valid-requests.js';
import type { FuzzSession } from './fuzz-session.js';

type Change = (request: FuzzRequest) => FuzzRequest;

const withUnknownIds: Change = (request) => ({
  ...request,
  path: Object.fromEntries(Object.keys(request.path).map((name) => [name, crypto.randomUUID()])),
});

const withLargeBody: Change = (request) => ({
  ...request,
  type: 'application/json',
  body: `{"padding":"${'x'.repeat(bodyLimitBytes)}"}`,
});

const asCaller =
  (caller: FuzzRequest['caller']): Change =>
  (request) => ({ ...request, caller });

/** Changes to a valid request, at least one of which leads to the status on each operation that documents it. */
const changesByStatus: Record<string, Change[]> = {
  401: [asCaller('nobody')],
  403: [asCaller('translator'), asCaller('editor')],
  404: [withUnknownIds],
  412: [
    ({ path, ...request }) => ({
      ...request,
      path: { ...path, ...('revision' in path && { revision: '1' }) },
      headers: { ...request.headers, 'If-Match': '"999999999"' },
    }),
  ],
  413: [withLargeBody],
  415: [(request) => ({ ...request, type: 'text/plain', body: 'text' })],
  428: [(request) => ({ ...request, headers: {} })],
};

/** Sends requests to every operation that provoke its documented failures, by one change of a valid request. */
export async function provokeFailures(
  session: FuzzSession,
  operations: Operation[],
  seed: number,
): Promise<void> {
  for (const operation of operations) {
    const requests = sampleRequests(session, operation, seed, 8);
    await session.loadIds(requests);
    for (const [status, changes] of Object.entries(changesByStatus)) {
      if (!(status in operation.responses)) continue;
      // Several requests, since some break rules that the document cannot express.
      for (const request of requests.flatMap((valid) => changes.map((change) => change(valid)))) {
        if ((await session.send(operation, request, 'targeted')).status === Number(status)) break;
      }
    }
    if (operation.rate) await exceedRateLimit(session, operation, requests[0]!, operation.rate.requests);
  }
}

/** Sends one request more from one address than the limit allows. */
async function exceedRateLimit(
  session: FuzzSession,
  operation: Operation,
  request: FuzzRequest,
  allowed: number,
): Promise<void> {
  const from = uniqueAddress();
  for (let count = 0; count <= allowed; count += 1) await session.send(operation, request, 'targeted', from);
}

/**
 * Sends a few requests to every operation while the database and the media store are unavailable.
 * @param sendMore sends what generated requests cannot: requests that pass all checks before the database
 */
export async function sendDuringOutage(
  session: FuzzSession,
  operations: Operation[],
  seed: number,
  sendMore: () => Promise<void>,
): Promise<void> {
  const restoreDatabase = interruptDatabase(session.api.dataSource);
  breakStore(session.api.app.get<MediaStore>(MEDIA_STORE, { strict: false }));
  for (const operation of operations.filter(({ responses }) => '503' in responses)) {
    // Several requests, since some break rules that the document cannot express.
    for (const request of sampleRequests(session, operation, seed, 12))
      await session.send(operation, request, 'targeted');
  }
  await sendMore();
  restoreDatabase();
}

/** Makes the store fail like an unreachable bucket. */
function breakStore(store: MediaStore): void {
  store.size = () => Promise.reject(new ApiError('storage_unavailable'));
}

/** Generates valid requests to an operation. */
export const sampleRequests = (
  session: FuzzSession,
  operation: Operation,
  seed: number,
  numRuns: number,
): FuzzRequest[] => fc.sample(validRequests(session.document, operation), { seed, numRuns });
