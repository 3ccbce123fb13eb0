import { randomUUID } from 'node:crypto';
import { RouteTable } from '../src/common/routes/route-table.js';
import { embedded } from './harness/engines.js';
import { startApi, type RunningApi } from './harness/running-api.js';

const makesOne = 'makes a new thing, of which nobody can have seen a revision';
const changesNothing = 'reads, and is a POST for what it is told';
const ownSession = 'concerns the caller alone, who proves themselves by a password or a code';
const byLetter = 'people themselves, by a link of their letter that says what they agree to';
const eachRow = 'many at once: its body names a revision for each row';
const erasing =
  'erases whatever there is of an address, by the wish of its owner: no single thing, and no state of one';
const machinery = 'what machines keep or count, which nobody wrote and which comes again by itself';

/** Routes that write and ask for no revision, each with the reason. Whoever adds one decides, here and in decision 040. */
const withoutRevision: Record<string, string> = {
  'POST /api/articles': makesOne,
  'POST /api/consultations': makesOne,
  'POST /api/consultations/:id/notes': makesOne,
  'POST /api/events': makesOne,
  'POST /api/live/tickets': makesOne,
  'POST /api/media/upload': makesOne,
  'POST /api/newsletter': makesOne,
  'POST /api/previews': makesOne,
  'POST /api/testimonials': makesOne,
  'POST /api/translations/runs': makesOne,
  'POST /api/translations/texts/:language/:namespace/:key/comments': makesOne,
  'POST /api/users': makesOne,
  'POST /api/consultations/people/export': changesNothing,
  'POST /api/auth/login': ownSession,
  'POST /api/auth/logout': ownSession,
  'POST /api/auth/password': ownSession,
  'POST /api/auth/refresh': ownSession,
  'POST /api/auth/second-factor': ownSession,
  'POST /api/auth/second-factor/confirm': ownSession,
  'POST /api/auth/second-factor/disable': ownSession,
  'POST /api/auth/second-factor/recovery-codes': ownSession,
  'POST /api/newsletter/confirm': byLetter,
  'POST /api/newsletter/unsubscribe': byLetter,
  'POST /api/consultations/people/erase': erasing,
  'DELETE /api/translations/cache': machinery,
  'DELETE /api/translations/missing': machinery,
  'DELETE /api/translations/missing/:language/:namespace/:key': machinery,
  'POST /api/translations/files/:language/:namespace/preview': changesNothing,
  'POST /api/translations/files/:language/:namespace/xliff/preview': changesNothing,
  'POST /api/translations/live': changesNothing,
  'POST /api/translations/runs/estimate': changesNothing,
  'POST /api/translations/text': changesNothing,
  'POST /api/translations/texts/:language/:namespace/:key/suggestions': changesNothing,
  'POST /api/translations/sets': 'makes a new set; its body names a revision for each text (decision 046)',
  'POST /api/media/move': eachRow,
  'POST /api/statistics/order': eachRow,
};

let api: RunningApi;
beforeAll(async () => {
  api = await startApi(embedded);
});
afterAll(() => api.stop());

const writing = () =>
  api.app
    .get(RouteTable)
    .routes()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

const addressOf = (path: string) =>
  path
    .replace(':language', 'ko')
    .replace(':namespace', 'common')
    .replace(':key', 'hero.title')
    .replace(':revision', '1')
    .replace(/:\w+/g, () => randomUUID());

test('every route that writes asks for the revision that was seen, or is written down with its reason', async () => {
  const token = await api.signIn();
  const asking: string[] = [];
  // The way out is no way to end the session that the others are asked in.
  for (const { name, method, path } of writing().filter((route) => !route.path.endsWith('/logout'))) {
    const { status } = await api.call(method, addressOf(path), { token, seen: null });
    if (status === 428) asking.push(name);
  }
  const others = writing()
    .map(({ name }) => name)
    .filter((name) => !asking.includes(name));
  expect(others.sort()).toEqual(Object.keys(withoutRevision).sort());
});

test('the document names the header of each of them, and of no other', async () => {
  const { body } = await api.call<{
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  }>('GET', '/api/openapi.json');
  const silent = writing().filter(({ method, path }) => {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return !operation?.parameters?.some(({ name }) => name === 'If-Match');
  });
  expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(withoutRevision).sort());
});
