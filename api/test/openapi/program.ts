/** A program by somebody who knows the API only from its documentation. */
export const program = `
import createClient from 'openapi-fetch';
import type { paths } from './schema';

export async function run(baseUrl: string, username: string, password: string) {
  const visitor = createClient<paths>({ baseUrl });
  const login = await visitor.POST('/api/auth/login', { body: { username, password } });
  if (!login.data) throw new Error(login.error.error);
  const api = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + login.data.token } });

  const text = (title: string) => ({ title, excerpt: '', body: { type: 'doc' as const, content: [] } });
  const content = { slug: 'made-by-a-client', author: 'A client', categories: ['procedures' as const] };
  const created = await api.POST('/api/articles', { body: { ...content, texts: { en: text('First') } } });
  if (!created.data) throw new Error(created.error.error);
  const { id, revision } = created.data;

  const change = (baseRevision: number, title: string) =>
    api.PUT('/api/articles/{id}', {
      params: { path: { id }, header: { 'If-Match': '"' + baseRevision + '"' } },
      body: { ...content, texts: { en: text(title) } },
    });
  const updated = await change(revision, 'Second thoughts');
  const late = await change(revision, 'Third');
  const listed = await api.GET('/api/articles', { params: { query: { search: 'second thoughts', limit: 5 } } });
  const removed = await api.DELETE('/api/articles/{id}', {
    params: { path: { id }, header: { 'If-Match': '"2"' } },
  });
  const gone = await api.GET('/api/articles/{id}', { params: { path: { id } } });
  return {
    revisions: [revision, updated.data?.revision],
    late: late.error?.code,
    titles: listed.data?.items.map((item) => item.title),
    removed: removed.response.status,
    gone: gone.error?.code,
  };
}
`;
