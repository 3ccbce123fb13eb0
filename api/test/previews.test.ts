import { randomUUID } from 'node:crypto';
import type { ArticleAnswer, PublicArticle } from '@lens/contracts/articles';
import type { TokenPayload } from '@lens/contracts/auth';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Preview, PreviewLink } from '@lens/contracts/previews';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { JwtService } from '@nestjs/jwt';
import { Keys } from '../src/config/keys.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { jwtSecret, type RunningApi } from './harness/running-api.js';

const someId = '5f0c1a52-0d3c-4d0e-9d53-0d6f6c1f4c11';
const jwt = new JwtService();
const previewKey = new Keys(jwtSecret).derive('preview');

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (title: string, words = 'Rest your eyes.') => ({
  title,
  excerpt: 'What helps.',
  body: { type: 'doc', content: [paragraph(words)] },
});

const draft = (fields: object = {}) => ({
  slug: `preview-${randomUUID()}`,
  author: 'Dr. Mara Solano',
  categories: ['procedures'],
  status: 'draft',
  texts: { en: text('Dry eyes'), es: text('Ojos secos', 'palabra '.repeat(900)) },
  ...fields,
});

const story = { procedure_type: 'ICL', rating: 4, name: 'Noor A.', quote: 'I land without glasses.' };

const post = <Body>(api: RunningApi, token: string, path: string, body: object) =>
  api.call<Body>('POST', path, { token, body });

const createPreview = (api: RunningApi, token: string, body: object) =>
  post<PreviewLink & ErrorBody>(api, token, '/api/previews', body);

const open = (api: RunningApi, session: string | undefined, preview: string) =>
  api.call<Preview & ErrorBody>('GET', `/api/previews/${preview}`, { token: session });

const writeArticle = async (api: RunningApi, token: string, fields: object = {}) =>
  (await post<ArticleAnswer>(api, token, '/api/articles', draft(fields))).body;

const writeTestimonial = async (api: RunningApi, token: string) =>
  (await post<Testimonial>(api, token, '/api/testimonials', story)).body;

onEachEngine('a preview', (api) => {
  test('is a link that works for 15 minutes, and that neither caches nor search engines store', async () => {
    const token = await api.signIn('editor');
    const { id } = await writeArticle(api, token);
    const { status, body } = await createPreview(api, token, { resource: 'article', id });
    expect(status).toBe(201);
    expect(body.url).toBe(`http://localhost:3000/preview/${body.token}`);
    expect(Math.abs(Date.parse(body.expires_at) - Date.now() - 15 * 60_000)).toBeLessThan(5000);
    const shown = await open(api, token, body.token);
    expect(shown.body).toMatchObject({ resource: 'article', lng: 'en', expires_at: body.expires_at });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(api.logs()).not.toContain(body.token);
  });

  test('of an article has the shape of a published one, and shows the draft as it is saved now [API-PREVIEW-1]', async () => {
    const token = await api.signIn('editor');
    const article = await writeArticle(api, token);
    const { token: link } = (
      await createPreview(api, token, { resource: 'article', id: article.id, lng: 'es-MX' })
    ).body;
    const data = async () => (await open(api, token, link)).body.data as PublicArticle;
    const before = await data();
    expect(before).toMatchObject({ title: 'Ojos secos', lng: 'es', read_time: 5, languages: ['en', 'es'] });
    expect(Date.parse(before.published_at)).toBeLessThanOrEqual(Date.now());

    const publishing = draft({ slug: article.slug, status: 'published', texts: { en: text('Rewritten') } });
    const headers = { 'if-match': '"1"' };
    await api.call('PUT', `/api/articles/${article.id}`, { token, body: publishing, headers });
    const published = await api.call('GET', `/api/articles/public/${article.slug}?lng=es-MX`);
    expect(published.status).toBe(200);
    expect(await data()).toEqual(published.body);

    const oldRevision = { resource: 'article', id: article.id, lng: 'es', revision: 1 };
    const { token: oldLink } = (await createPreview(api, token, oldRevision)).body;
    const { data: shown } = (await open(api, token, oldLink)).body;
    expect(shown).toEqual({ ...before, published_at: expect.any(String) as string });
  });

  test('of a testimonial has the shape of a published one, without the fields for staff', async () => {
    const token = await api.signIn('editor');
    const { id } = await post<Testimonial>(api, token, '/api/testimonials', {
      ...story,
      consent: true,
      source: 'Signed form',
    }).then(({ body }) => body);
    const { token: link } = (await createPreview(api, token, { resource: 'testimonial', id })).body;
    const { body: pending } = await open(api, token, link);
    await api.call('PATCH', `/api/testimonials/${id}/status`, { token, body: { status: 'approved' } });
    const list = await api.call<{ items: PublicTestimonial[] }>('GET', '/api/testimonials/public');
    expect(pending.data).toEqual(list.body.items.find((item) => item.id === id));
    expect(JSON.stringify(pending)).not.toContain('Signed form');
  });

  test('is for staff only, and not for a session that has ended [API-PREVIEW-2]', async () => {
    const token = await api.signIn('editor');
    const { id } = await writeTestimonial(api, token);
    const { token: link } = (await createPreview(api, token, { resource: 'testimonial', id })).body;
    expect((await open(api, await api.signIn('translator'), link)).status).toBe(200);
    expect((await open(api, undefined, link)).status).toBe(401);
    await api.call('POST', '/api/auth/logout', { token });
    expect((await open(api, token, link)).status).toBe(401);
  });

  test('ends after its time, and when what it shows is deleted', async () => {
    const token = await api.signIn('editor');
    const { id } = await writeTestimonial(api, token);
    const preview = { resource: 'testimonial', id, lng: 'en' };
    const expired = sign({ preview, exp: Math.floor(Date.now() / 1000) - 1 });
    expect(await open(api, token, expired)).toMatchObject({ status: 410, body: { code: 'preview_expired' } });
    const { token: link } = (await createPreview(api, token, preview)).body;
    await api.call('DELETE', `/api/testimonials/${id}`, { token });
    expect((await open(api, token, link)).status).toBe(404);
    expect((await createPreview(api, token, preview)).status).toBe(404);
    expect((await createPreview(api, token, { resource: 'article', id: randomUUID() })).status).toBe(404);
    const article = await writeArticle(api, token);
    const missingRevision = { resource: 'article', id: article.id, revision: 2 };
    expect((await createPreview(api, token, missingRevision)).status).toBe(404);
  });

  test.each<[string, (link: string) => string]>([
    ['tampered with', withOtherResource],
    ['unsigned', (link) => `${encode({ alg: 'none', typ: 'JWT' })}.${link.split('.')[1]}.`],
    ['signed as a session is', (link) => sign(jwt.decode(link), jwtSecret)],
    ['of another algorithm', (link) => sign(jwt.decode(link), previewKey, 'HS512')],
    ['of another shape', () => sign({ preview: { resource: 'user', id: randomUUID() }, exp: 9_999_999_999 })],
    ['no token at all', () => 'x'],
  ])('is not opened by a token that is %s', async (_, forge) => {
    const token = await api.signIn('editor');
    const { id } = await writeTestimonial(api, token);
    const { token: link } = (await createPreview(api, token, { resource: 'testimonial', id })).body;
    expect(await open(api, token, forge(link))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('does not accept a session token, and its own token opens no session', async () => {
    const token = await api.signIn('editor');
    const { id } = await writeTestimonial(api, token);
    const { token: link } = (await createPreview(api, token, { resource: 'testimonial', id })).body;
    const asSession = sign(jwt.decode<TokenPayload>(token));
    for (const bearer of [link, asSession]) {
      expect((await api.call('GET', '/api/auth/me', { token: bearer })).status).toBe(401);
    }
    expect((await open(api, token, token)).status).toBe(404);
  });

  test('shows nothing unpublished on public routes, wherever its token is sent [API-PREVIEW-3]', async () => {
    const token = await api.signIn('editor');
    const article = await writeArticle(api, token);
    const testimonial = await writeTestimonial(api, token);
    const links = {
      articles: (await createPreview(api, token, { resource: 'article', id: article.id })).body.token,
      testimonials: (await createPreview(api, token, { resource: 'testimonial', id: testimonial.id })).body
        .token,
    };
    const idsOf = { articles: [article.id, article.slug], testimonials: [testimonial.id] };
    const names = ['preview', 'token', 'preview_token', 'search', 'sort', 'lng', 'id', 'page', 'category'];
    for (const list of ['articles', 'testimonials'] as const) {
      const link = links[list];
      const callers: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${link}` },
        { authorization: `Bearer ${token}` },
        { cookie: `preview=${link}` },
      ];
      const base = `/api/${list}/public`;
      const addresses = [
        `${base}?limit=100`,
        `${base}/${link}`,
        ...names.flatMap((name) => [`${base}?${name}=${link}`, `${base}/${idsOf[list][0]}?${name}=${link}`]),
      ];
      for (const address of addresses) {
        for (const headers of callers) {
          const answer = await api.call('GET', address, { headers });
          for (const id of idsOf[list]) expect(JSON.stringify(answer.body)).not.toContain(id);
        }
      }
      const { status } = await api.call('GET', `${base}/${idsOf[list][0]}`, { token: link });
      expect(status).toBe(404);
    }
  });

  test.each([
    [{ resource: 'user', id: someId }, ['resource']],
    [{ resource: 'article', id: 'x' }, ['id']],
    [{ resource: 'article', id: someId, lng: 'pt' }, ['lng']],
    [{ resource: 'article', id: someId, revision: 0 }, ['revision']],
    [{ resource: 'testimonial', id: someId, revision: 1 }, ['revision']],
    [{ resource: 'article', id: someId, minutes: 9999 }, ['minutes']],
  ])('is refused for %o', async (body, paths) => {
    const answer = await createPreview(api, await api.signIn('translator'), body);
    expect([answer.status, errorPaths(answer.body)]).toEqual([400, paths]);
  });
});

function sign(payload: object, secret: string | Buffer = previewKey, algorithm: 'HS256' | 'HS512' = 'HS256') {
  return jwt.sign(payload, { secret, algorithm, noTimestamp: true });
}

/** Changes the resource in the claims, but keeps the signature. */
function withOtherResource(link: string): string {
  const [header, payload = '', signature] = link.split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replace('testimonial', 'article');
  return [header, Buffer.from(claims).toString('base64url'), signature].join('.');
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
