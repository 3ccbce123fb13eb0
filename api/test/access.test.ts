import { randomUUID } from 'node:crypto';
import type { AccessLevel } from '../src/common/access.js';
import { RouteTable } from '../src/common/routes/route-table.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';

/** Who may call which route. Every new route must be added here. */
const expectedAccess: Record<string, AccessLevel> = {
  'GET /api/activity': 'staff',
  'GET /api/articles/public': 'public',
  'GET /api/articles/public/:id': 'public',
  'GET /api/articles': 'staff',
  'POST /api/articles': 'editor',
  'GET /api/articles/:id': 'staff',
  'PUT /api/articles/:id': 'editor',
  'DELETE /api/articles/:id': 'editor',
  'GET /api/articles/:id/published': 'staff',
  'POST /api/articles/:id/publish': 'editor',
  'POST /api/articles/:id/unpublish': 'editor',
  'POST /api/articles/:id/discard': 'editor',
  'GET /api/articles/:id/versions': 'staff',
  'GET /api/articles/:id/versions/:revision': 'staff',
  'POST /api/articles/:id/versions/:revision/restore': 'editor',
  'POST /api/auth/login': 'public',
  'POST /api/auth/refresh': 'staff',
  'GET /api/auth/me': 'staff',
  'POST /api/auth/password': 'staff',
  'GET /api/auth/second-factor': 'staff',
  'POST /api/auth/second-factor': 'staff',
  'POST /api/auth/second-factor/confirm': 'staff',
  'POST /api/auth/second-factor/disable': 'staff',
  'POST /api/auth/second-factor/recovery-codes': 'staff',
  'POST /api/consultations': 'public',
  'GET /api/consultations': 'editor',
  'GET /api/consultations/export': 'editor',
  'GET /api/consultations/assignees': 'editor',
  'GET /api/consultations/:id': 'editor',
  'PATCH /api/consultations/:id/status': 'editor',
  'PATCH /api/consultations/:id/assignee': 'editor',
  'GET /api/consultations/:id/notes': 'editor',
  'POST /api/consultations/:id/notes': 'editor',
  'DELETE /api/consultations/:id/notes/:note': 'editor',
  'GET /api/consultations/:id/views': 'editor',
  'GET /api/consultations/:id/others': 'editor',
  'POST /api/consultations/people/export': 'admin',
  'POST /api/consultations/people/erase': 'admin',
  'GET /api/content-revision': 'public',
  'GET /api/dashboard/overview': 'staff',
  'GET /api/dashboard/stats': 'staff',
  'POST /api/events': 'public',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'POST /api/version-previews': 'admin',
  'POST /api/version-previews/open': 'staff',
  'GET /api/version-previews/:token': 'public',
  'POST /api/previews': 'staff',
  'GET /api/previews/:token': 'staff',
  'GET /api/media': 'staff',
  'POST /api/media/upload': 'editor',
  'GET /api/media/folders': 'staff',
  'POST /api/media/move': 'editor',
  'POST /api/media/folders/rename': 'editor',
  'GET /api/media/:id': 'staff',
  'PATCH /api/media/:id': 'editor',
  'DELETE /api/media/:id': 'editor',
  'POST /api/media/:id/retry': 'editor',
  'GET /api/media/files/:id/:file': 'public',
  'GET /api/mails': 'editor',
  'GET /api/mails/:id': 'editor',
  'POST /api/mails/:id/retry': 'editor',
  'GET /api/modules': 'admin',
  'POST /api/modules/:name/actions': 'admin',
  'POST /api/newsletter': 'public',
  'POST /api/newsletter/confirm': 'public',
  'POST /api/newsletter/unsubscribe': 'public',
  'GET /api/newsletter': 'editor',
  'GET /api/newsletter/export': 'editor',
  'DELETE /api/newsletter/:id': 'editor',
  // The ticket identifies the caller.
  'GET /api/live': 'public',
  'POST /api/live/tickets': 'staff',
  'POST /api/rollouts/outcomes': 'public',
  'GET /api/settings/public': 'public',
  'GET /api/settings': 'staff',
  'PUT /api/settings': 'editor',
  'GET /api/statistics/public': 'public',
  'GET /api/statistics': 'staff',
  'POST /api/statistics/order': 'editor',
  'PUT /api/statistics/:id': 'editor',
  'GET /api/testimonials/public': 'public',
  'GET /api/testimonials': 'staff',
  'POST /api/testimonials': 'editor',
  'GET /api/testimonials/:id': 'staff',
  'PUT /api/testimonials/:id': 'editor',
  'PATCH /api/testimonials/:id/status': 'editor',
  'DELETE /api/testimonials/:id': 'editor',
  'GET /api/translations/asked': 'staff',
  'GET /api/translations/colleagues': 'translator',
  'GET /api/translations/permissions': 'staff',
  'GET /api/translations/published': 'public',
  'GET /api/translations/runs': 'staff',
  'POST /api/translations/runs': 'translator',
  'POST /api/translations/runs/estimate': 'translator',
  'GET /api/translations/runs/:id': 'staff',
  'POST /api/translations/runs/:id/cancel': 'staff',
  'POST /api/translations/runs/:id/resume': 'translator',
  'GET /api/translations/missing': 'staff',
  'DELETE /api/translations/missing': 'translator',
  'DELETE /api/translations/missing/:language/:namespace/:key': 'translator',
  'GET /api/translations/sets': 'staff',
  'GET /api/translations/sets/taken-back': 'staff',
  'POST /api/translations/sets': 'staff',
  'GET /api/translations/sets/:number/changes': 'staff',
  'POST /api/translations/sets/:number/activate': 'staff',
  'GET /api/translations/sign-offs': 'staff',
  'GET /api/translations/sign-offs/record': 'staff',
  'GET /api/translations/status': 'public',
  'POST /api/translations/live': 'public',
  'POST /api/translations/text': 'translator',
  'GET /api/translations/usage': 'staff',
  'DELETE /api/translations/cache': 'translator',
  'GET /api/translations/texts': 'staff',
  'GET /api/translations/texts/:language/:namespace/:key': 'staff',
  'PUT /api/translations/texts/:language/:namespace/:key': 'translator',
  'GET /api/translations/texts/:language/:namespace/:key/back-translation': 'staff',
  'POST /api/translations/texts/:language/:namespace/:key/back-translation': 'translator',
  'PUT /api/translations/texts/:language/:namespace/:key/back-translation': 'translator',
  'GET /api/translations/texts/:language/:namespace/:key/comments': 'staff',
  'POST /api/translations/texts/:language/:namespace/:key/comments': 'translator',
  'DELETE /api/translations/texts/:language/:namespace/:key/comments/:comment': 'translator',
  'POST /api/translations/texts/:language/:namespace/:key/comments/:comment/resolve': 'translator',
  'POST /api/translations/texts/:language/:namespace/:key/comments/:comment/reopen': 'translator',
  'GET /api/translations/texts/:language/:namespace/:key/history': 'staff',
  'POST /api/translations/texts/:language/:namespace/:key/revert': 'translator',
  'GET /api/translations/texts/:language/:namespace/:key/suggestions': 'staff',
  'POST /api/translations/texts/:language/:namespace/:key/suggestions': 'translator',
  'GET /api/translations/memory/:language': 'translator',
  'POST /api/translations/memory/:language': 'translator',
  'GET /api/translations/memory/:language/imports': 'translator',
  'DELETE /api/translations/memory/:language/imports/:import': 'translator',
  'GET /api/translations/coverage': 'staff',
  'GET /api/translations/files/:language/:namespace': 'staff',
  'PUT /api/translations/files/:language/:namespace': 'translator',
  'POST /api/translations/files/:language/:namespace/preview': 'translator',
  'GET /api/translations/files/:language/:namespace/xliff': 'staff',
  'PUT /api/translations/files/:language/:namespace/xliff': 'translator',
  'POST /api/translations/files/:language/:namespace/xliff/preview': 'translator',
  'GET /api/users': 'admin',
  'POST /api/users': 'admin',
  'GET /api/users/:id': 'admin',
  'PATCH /api/users/:id': 'admin',
  'POST /api/users/:id/reset-second-factor': 'admin',
  'DELETE /api/users/:id': 'admin',
  // Last, because it ends the session that calls the other routes.
  'POST /api/auth/logout': 'staff',
};

const callers = ['nobody', 'translator', 'editor', 'admin'] as const;

const allowedCallers: Record<AccessLevel, readonly (typeof callers)[number][]> = {
  public: callers,
  staff: ['translator', 'editor', 'admin'],
  editor: ['editor', 'admin'],
  translator: ['translator', 'admin'],
  admin: ['admin'],
};

onEachEngine('access', (api) => {
  test('is stated by every route, as listed here [ACCESS-1]', () => {
    const stated = api.app
      .get(RouteTable)
      .routes()
      .map(({ method, path, access }) => [`${method} ${path}`, access]);
    expect(Object.fromEntries(stated)).toEqual(expectedAccess);
  });

  test.each(callers)('is enforced on every route for %s [ACCESS-2]', async (caller) => {
    const token = caller === 'nobody' ? undefined : await api.signIn(caller);
    const actual: Record<string, string> = {};
    for (const route of Object.keys(expectedAccess)) {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const address = path
        .replace(':id', randomUUID())
        .replace(':revision', '1')
        .replace(':file', '400.webp')
        .replace(':note', randomUUID());
      const { status } = await api.call(method, address, { token, body, from: uniqueAddress() });
      actual[route] = status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'allowed';
    }
    const refusal = caller === 'nobody' ? 'unauthenticated' : 'forbidden';
    const expected = Object.entries(expectedAccess).map(([route, level]) => [
      route,
      allowedCallers[level].includes(caller) ? 'allowed' : refusal,
    ]);
    expect(actual).toEqual(Object.fromEntries(expected));
  });
});
