import { JwtService } from '@nestjs/jwt';
import { Keys } from '../../../src/config/keys.js';
import { jwtSecret } from '../../harness/running-api.js';
import type { Send } from './send.js';

const story = { procedure_type: 'PRK', rating: 5, name: 'A', quote: 'B', consent: true, source: 'A letter' };

export const article = (slug: string) => ({
  slug,
  author: 'A',
  categories: ['mission'],
  texts: {
    en: {
      title: 'T',
      excerpt: 'E',
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'B' }] }] },
      seo_title: 'For searches',
      seo_description: 'D',
    },
  },
});

/** Missing consent, addresses in use, outdated revisions. */
export async function sendContentRequests(send: Send): Promise<void> {
  const { id: testimonial } = await send('POST /api/testimonials', { body: { ...story, consent: false } });
  const one = { path: { id: testimonial } };
  const approve = { ...one, body: { status: 'approved' } };
  await send('PATCH /api/testimonials/{id}/status', approve);
  await send('PUT /api/testimonials/{id}', { ...one, body: story });
  await send('PATCH /api/testimonials/{id}/status', approve);
  await send('PUT /api/testimonials/{id}', { ...one, body: { ...story, consent: false } });
  await send('DELETE /api/testimonials/{id}', one);

  const { id: removed } = await send('POST /api/articles', { body: article('removed') });
  await send('DELETE /api/articles/{id}', { path: { id: removed }, headers: { 'If-Match': '"1"' } });

  await send('POST /api/articles', { body: article('taken') });
  await send('POST /api/articles', { body: article('taken') });
  const published = { ...article('moved-away'), status: 'published' };
  const { id: other } = await send('POST /api/articles', { body: published });
  const known = { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } };
  await send('GET /api/articles/public/{id}', { path: { id: other } });
  await send('GET /api/articles/public/{id}', { path: { id: other }, ...known });
  for (const list of ['articles', 'settings', 'statistics', 'testimonials'])
    await send(`GET /api/${list}/public`, known);
  const first = { path: { id: other }, headers: { 'If-Match': '"1"' } };
  await send('PUT /api/articles/{id}', { ...first, body: article('taken') });
  await send('PUT /api/articles/{id}', { ...first, body: article('moved') });
  await send('POST /api/articles', { body: article('moved-away') });
  const back = { path: { id: other, revision: '1' }, headers: { 'If-Match': '"2"' } };
  await send('POST /api/articles/{id}/versions/{revision}/restore', back);
  await send('GET /api/articles/{id}/versions/{revision}', back);
  const again = { ...back, path: { id: other, revision: '2' } };
  await send('POST /api/articles/{id}/versions/{revision}/restore', again);
  await sendPublicationRequests(send, other);
  await sendPreviewRequests(send, other);
}

async function sendPublicationRequests(send: Send, id: string): Promise<void> {
  const ifMatch = (revision: number) => ({ path: { id }, headers: { 'If-Match': `"${revision}"` } });
  await send('GET /api/articles/{id}/published', { path: { id } });
  await send('POST /api/articles/{id}/discard', ifMatch(3));
  const blank = { title: 'T', excerpt: '', body: { type: 'doc', content: [] } };
  await send('PUT /api/articles/{id}', {
    ...ifMatch(4),
    body: { ...article('moved-on'), texts: { en: blank } },
  });
  await send('POST /api/articles/{id}/publish', { ...ifMatch(5), body: {} });
  await send('PUT /api/articles/{id}', { ...ifMatch(5), body: article('moved-on') });
  await send('POST /api/articles/{id}/publish', { ...ifMatch(6), body: {} });
  await send('POST /api/articles', { body: article('moved-away') });
  await send('POST /api/articles/{id}/unpublish', ifMatch(7));
  await send('POST /api/articles/{id}/unpublish', ifMatch(8));
  await send('POST /api/articles/{id}/discard', ifMatch(8));
  await send('GET /api/articles/{id}/published', { path: { id } });
  await send('DELETE /api/articles/{id}', ifMatch(7));
}

async function sendPreviewRequests(send: Send, id: string): Promise<void> {
  const preview = { resource: 'article', id, lng: 'en' };
  const { token } = await send('POST /api/previews', { body: preview });
  await send('POST /api/previews', { body: { ...preview, id: crypto.randomUUID() } });
  await send('GET /api/previews/{token}', { path: { token } });
  const exp = Math.floor(Date.now() / 1000) - 1;
  const old = new JwtService().sign({ preview, exp }, { secret: new Keys(jwtSecret).derive('preview') });
  await send('GET /api/previews/{token}', { path: { token: old } });
  await send('GET /api/previews/{token}', { path: { token: 'x'.repeat(2001) } });
}
