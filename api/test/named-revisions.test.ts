import { randomUUID } from 'node:crypto';
import { RouteTable } from '../src/common/routes/route-table.js';
import { embedded } from './harness/engines.js';
import { startApi, type RunningApi } from './harness/running-api.js';

const creates = 'creates a resource, which has no revision yet';
const onlyReads = 'only reads, and is a POST because of its body';
const ownAccount =
  'affects only the account of the caller, who proves who they are with a password or a code';
const byMailLink = 'used by people themselves, with a personal link from a mail';
const revisionPerRow = 'changes many rows: its body names a revision for each';
const erases = 'erases everything about a person at their request, whatever its state';
const onlyAdds = 'only adds to the translation memory, in which each pair is once';
const neverChanges = 'removes an import, which never changes after it was made';
const automatic = 'concerns data that the program collects and would collect again';

/** The routes that write without a revision, each with its reason. Decision 040 says why there are any. */
const withoutRevision: Record<string, string> = {
  'POST /api/articles': creates,
  'POST /api/consultations': creates,
  'POST /api/consultations/:id/notes': creates,
  'POST /api/events': creates,
  'POST /api/live/tickets': creates,
  'POST /api/media/upload': creates,
  'POST /api/newsletter': creates,
  'POST /api/previews': creates,
  'POST /api/version-previews': creates,
  'POST /api/version-previews/open': onlyReads,
  'POST /api/rollouts/outcomes': creates,
  'POST /api/testimonials': creates,
  'POST /api/translations/runs': creates,
  'POST /api/translations/texts/:language/:namespace/:key/comments': creates,
  'POST /api/users': creates,
  'POST /api/consultations/people/export': onlyReads,
  'POST /api/auth/login': ownAccount,
  'POST /api/auth/logout': ownAccount,
  'POST /api/auth/password': ownAccount,
  'POST /api/auth/refresh': ownAccount,
  'POST /api/auth/second-factor': ownAccount,
  'POST /api/auth/second-factor/confirm': ownAccount,
  'POST /api/auth/second-factor/disable': ownAccount,
  'POST /api/auth/second-factor/recovery-codes': ownAccount,
  'POST /api/newsletter/confirm': byMailLink,
  'POST /api/newsletter/unsubscribe': byMailLink,
  'POST /api/consultations/people/erase': erases,
  'DELETE /api/translations/cache': automatic,
  'DELETE /api/translations/missing': automatic,
  'DELETE /api/translations/missing/:language/:namespace/:key': automatic,
  'POST /api/translations/memory/:language': onlyAdds,
  'DELETE /api/translations/memory/:language/imports/:import': neverChanges,
  'POST /api/translations/files/:language/:namespace/preview': onlyReads,
  'POST /api/translations/files/:language/:namespace/xliff/preview': onlyReads,
  'POST /api/translations/live': onlyReads,
  'POST /api/translations/runs/estimate': onlyReads,
  'POST /api/translations/text': onlyReads,
  'POST /api/translations/texts/:language/:namespace/:key/suggestions': onlyReads,
  'POST /api/translations/sets': 'creates a set; its body names a revision for each text (decision 046)',
  'POST /api/media/move': revisionPerRow,
  'POST /api/statistics/order': revisionPerRow,
};

let api: RunningApi;
beforeAll(async () => {
  api = await startApi(embedded);
});
afterAll(() => api.stop());

const writingRoutes = () =>
  api.app
    .get(RouteTable)
    .routes()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

const fillParameters = (path: string) =>
  path
    .replace(':language', 'ko')
    .replace(':namespace', 'common')
    .replace(':key', 'hero.title')
    .replace(':revision', '1')
    .replace(/:\w+/g, () => randomUUID());

test('every route that writes requires the base revision, or is listed with a reason', async () => {
  const token = await api.signIn();
  const requiring: string[] = [];
  // Without logging out, which would end the session of this test.
  for (const { name, method, path } of writingRoutes().filter((route) => !route.path.endsWith('/logout'))) {
    const { status } = await api.call(method, fillParameters(path), { token, baseRevision: null });
    if (status === 428) requiring.push(name);
  }
  const others = writingRoutes()
    .map(({ name }) => name)
    .filter((name) => !requiring.includes(name));
  expect(others.sort()).toEqual(Object.keys(withoutRevision).sort());
});

test('the documentation names the header for these routes, and for no other', async () => {
  const { body } = await api.call<{
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  }>('GET', '/api/openapi.json');
  const withoutHeader = writingRoutes().filter(({ method, path }) => {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return !operation?.parameters?.some(({ name }) => name === 'If-Match');
  });
  expect(withoutHeader.map(({ name }) => name).sort()).toEqual(Object.keys(withoutRevision).sort());
});
