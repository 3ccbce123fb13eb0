import { JwtService } from '@nestjs/jwt';
import { Keys } from '../../../src/config/keys.js';
import { jwtSecret } from '../../harness/running-api.js';
import type { Ask } from './ask.js';

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

/** Consent that is missing, addresses that are taken, revisions that are old. */
export async function askForContents(ask: Ask): Promise<void> {
  const { id: testimonial } = await ask('POST /api/testimonials', { body: { ...story, consent: false } });
  const one = { path: { id: testimonial } };
  const approve = { ...one, body: { status: 'approved' } };
  await ask('PATCH /api/testimonials/{id}/status', approve);
  await ask('PUT /api/testimonials/{id}', { ...one, body: story });
  await ask('PATCH /api/testimonials/{id}/status', approve);
  await ask('PUT /api/testimonials/{id}', { ...one, body: { ...story, consent: false } });
  await ask('DELETE /api/testimonials/{id}', one);

  const { id: removed } = await ask('POST /api/articles', { body: article('removed') });
  await ask('DELETE /api/articles/{id}', { path: { id: removed }, headers: { 'If-Match': '"1"' } });

  await ask('POST /api/articles', { body: article('taken') });
  await ask('POST /api/articles', { body: article('taken') });
  const published = { ...article('moved-away'), status: 'published' };
  const { id: other } = await ask('POST /api/articles', { body: published });
  await ask('GET /api/articles/public/{id}', { path: { id: other } });
  const first = { path: { id: other }, headers: { 'If-Match': '"1"' } };
  await ask('PUT /api/articles/{id}', { ...first, body: article('taken') });
  await ask('PUT /api/articles/{id}', { ...first, body: article('moved') });
  await ask('POST /api/articles', { body: article('moved-away') });
  const back = { path: { id: other, revision: '1' }, headers: { 'If-Match': '"2"' } };
  await ask('POST /api/articles/{id}/versions/{revision}/restore', back);
  await ask('GET /api/articles/{id}/versions/{revision}', back);
  const again = { ...back, path: { id: other, revision: '2' } };
  await ask('POST /api/articles/{id}/versions/{revision}/restore', again);
  await askForPublication(ask, other);
  await askForPreviews(ask, other);
}

async function askForPublication(ask: Ask, id: string): Promise<void> {
  const seen = (revision: number) => ({ path: { id }, headers: { 'If-Match': `"${revision}"` } });
  await ask('GET /api/articles/{id}/published', { path: { id } });
  await ask('POST /api/articles/{id}/discard', seen(3));
  const blank = { title: 'T', excerpt: '', body: { type: 'doc', content: [] } };
  await ask('PUT /api/articles/{id}', { ...seen(4), body: { ...article('moved-on'), texts: { en: blank } } });
  await ask('POST /api/articles/{id}/publish', { ...seen(5), body: {} });
  await ask('PUT /api/articles/{id}', { ...seen(5), body: article('moved-on') });
  await ask('POST /api/articles/{id}/publish', { ...seen(6), body: {} });
  await ask('POST /api/articles', { body: article('moved-away') });
  await ask('POST /api/articles/{id}/unpublish', seen(7));
  await ask('POST /api/articles/{id}/unpublish', seen(8));
  await ask('POST /api/articles/{id}/discard', seen(8));
  await ask('GET /api/articles/{id}/published', { path: { id } });
  await ask('DELETE /api/articles/{id}', seen(7));
}

async function askForPreviews(ask: Ask, id: string): Promise<void> {
  const preview = { resource: 'article', id, lng: 'en' };
  const { token } = await ask('POST /api/previews', { body: preview });
  await ask('POST /api/previews', { body: { ...preview, id: crypto.randomUUID() } });
  await ask('GET /api/previews/{token}', { path: { token } });
  const exp = Math.floor(Date.now() / 1000) - 1;
  const old = new JwtService().sign({ preview, exp }, { secret: new Keys(jwtSecret).derive('preview') });
  await ask('GET /api/previews/{token}', { path: { token: old } });
  await ask('GET /api/previews/{token}', { path: { token: 'x'.repeat(2001) } });
}
