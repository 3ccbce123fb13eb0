import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleAnswer, PublicArticle, PublicArticlePage } from '@lens/contracts/articles';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { MediaDetail, PublicImage } from '@lens/contracts/media';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { Media } from '../src/media/media.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { drawPicture, waitForVariants, upload, usablePicture } from './harness/pictures.js';

const bodyWithoutPicture = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Here.' }] }],
};

const textShowing = (media_id: string) => ({
  title: 'A look inside',
  excerpt: 'How it looks.',
  body: { type: 'doc', content: [{ type: 'image', attrs: { media_id } }] },
});

onEachEngine('a picture that is shown', (api) => {
  let token: string;
  beforeAll(async () => {
    token = await api.signIn('editor');
  });
  const createArticle = (fields: object) => {
    const common = { slug: randomUUID(), author: 'A', categories: ['mission'], status: 'published' };
    const texts = { en: { title: 'A look inside', excerpt: 'How it looks.', body: bodyWithoutPicture } };
    return api.call<ArticleAnswer>('POST', '/api/articles', { token, body: { ...common, texts, ...fields } });
  };
  const createTestimonial = (fields: object) =>
    api.call<Testimonial>('POST', '/api/testimonials', {
      token,
      body: {
        procedure_type: 'PRK',
        rating: 5,
        name: 'Lani K.',
        quote: 'I see the reef.',
        consent: true,
        source: 'Signed form',
        ...fields,
      },
    });
  const read = async (id: string) => (await api.call<MediaDetail>('GET', `/api/media/${id}`, { token })).body;
  const remove = (id: string) => api.call('DELETE', `/api/media/${id}`, { token });
  const uploadWith = async (fields: Record<string, string>) => {
    const { body } = await upload(api, token, { file: await drawPicture().jpeg().toBuffer(), fields });
    return waitForVariants(api, token, body.id);
  };

  test('lists where it is shown, and cannot be deleted while it is [API-MEDIA-3]', async () => {
    const { id } = await usablePicture(api, token);
    const article = (
      await createArticle({ cover_id: id, texts: { en: textShowing(id), ko: textShowing(id) } })
    ).body;
    const testimonial = (await createTestimonial({ image_id: id })).body;
    const articleUsage = { resource_type: 'article', resource_id: article.id, title: 'A look inside' };
    expect((await read(id)).usage).toEqual([
      { ...articleUsage, field: 'body', lng: 'en' },
      { ...articleUsage, field: 'body', lng: 'ko' },
      { ...articleUsage, field: 'cover_id', lng: null },
      {
        resource_type: 'testimonial',
        resource_id: testimonial.id,
        title: 'Lani K.',
        field: 'image_id',
        lng: null,
      },
    ]);
    const refused = await remove(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    expect(errorPaths(refused.body)).toEqual([
      `article.${article.id}.body`,
      `article.${article.id}.body`,
      `article.${article.id}.cover_id`,
      `testimonial.${testimonial.id}.image_id`,
    ]);
    expect(refused.body.details?.[2]?.message).toBe('It is the cover of the article “A look inside”.');
    expect(existsSync(join(api.folder, 'media', id, 'original'))).toBe(true);

    const { slug, author, categories } = article;
    await api.call('PUT', `/api/articles/${article.id}`, {
      token,
      headers: { 'if-match': '"1"' },
      body: {
        slug,
        author,
        categories,
        texts: { en: { ...textShowing(id), body: bodyWithoutPicture } },
      },
    });
    // The published article still shows the picture: only the draft does not.
    expect((await read(id)).usage).toHaveLength(4);
    const headers = { 'if-match': '"2"' };
    await api.call('POST', `/api/articles/${article.id}/publish`, { token, headers, body: {} });
    expect((await read(id)).usage.map(({ field }) => field)).toEqual(['image_id']);
    await api.call('DELETE', `/api/testimonials/${testimonial.id}`, { token });
    expect((await remove(id)).status).toBe(204);
    expect(existsSync(join(api.folder, 'media', id))).toBe(false);
  });

  test('shows translators the name on a testimonial only once it is approved', async () => {
    const translator = await api.signIn('translator');
    const { id } = await usablePicture(api, token);
    const testimonial = (await createTestimonial({ image_id: id, name: 'Secret N.' })).body;
    const readTitles = async (reader: string) =>
      (await api.call<MediaDetail>('GET', `/api/media/${id}`, { token: reader })).body.usage.map(
        ({ title }) => title,
      );
    expect([await readTitles(translator), await readTitles(token)]).toEqual([[null], ['Secret N.']]);
    const body = { status: 'approved' };
    await api.call('PATCH', `/api/testimonials/${testimonial.id}/status`, { token, body });
    expect(await readTitles(translator)).toEqual(['Secret N.']);
  });

  test('cannot lose its English text', async () => {
    const { id } = await usablePicture(api, token);
    const testimonial = (await createTestimonial({ image_id: id })).body;
    const change = (alt: object) => api.call('PATCH', `/api/media/${id}`, { token, body: { alt } });
    expect((await change({ en: null })).body.code).toBe('in_use');
    expect((await change({ en: 'Another text', es: 'Otro' })).status).toBe(200);
    await api.call('DELETE', `/api/testimonials/${testimonial.id}`, { token });
    expect((await change({ en: null })).status).toBe(200);
  });

  test.each([
    ['does not exist', 'unknown_media', async () => randomUUID()],
    ['lacks its English text', 'needs_alt', async () => (await uploadWith({ 'alt[es]': 'Una sala' })).id],
    [
      'has failed',
      'failed_media',
      async () => {
        const { id } = await uploadWith({ 'alt[en]': 'A room' });
        await api.dataSource.manager.update(Media, id, { state: 'failed', failure: 'conversion_failed' });
        return id;
      },
    ],
  ])('is refused if it %s', async (_, code, make) => {
    const id = await make();
    const answers = [
      await createArticle({ cover_id: id, texts: { en: textShowing(id) } }),
      await createTestimonial({ image_id: id }),
    ];
    for (const { status, body } of answers as { status: number; body: unknown }[]) {
      const { details } = body as ErrorBody;
      expect(status).toBe(400);
      expect(new Set(details?.map((detail) => detail.code))).toEqual(new Set([code]));
    }
    expect(errorPaths(answers[0]!.body as never)).toEqual(['cover_id', 'texts.en.body']);
    expect(errorPaths(answers[1]!.body as never)).toEqual(['image_id']);
  });

  test('is served with everything that an image element needs, in the requested language', async () => {
    const { id } = await usablePicture(api, token, { width: 500, height: 300 });
    const focal_point = { x: 0.1, y: 0.9 };
    const alt = { en: 'A room', es: 'Una sala' };
    await api.call('PATCH', `/api/media/${id}`, { token, body: { alt, focal_point } });
    const { slug } = (await createArticle({ cover_id: id, texts: { en: textShowing(id) } })).body;
    const testimonial = (await createTestimonial({ image_id: id })).body;
    const body = { status: 'approved' };
    await api.call('PATCH', `/api/testimonials/${testimonial.id}/status`, { token, body });

    const addressOf = (file: string) => `/api/media/files/${id}/${file}`;
    const srcsetOf = (format: string) =>
      `${addressOf(`400.${format}`)} 400w, ${addressOf(`500.${format}`)} 500w`;
    const image = (text: string, lng: string): PublicImage => ({
      id,
      alt: text,
      lng: lng as PublicImage['lng'],
      width: 500,
      height: 300,
      focal_point,
      src: addressOf('500.jpg'),
      sources: [
        { type: 'image/avif', srcset: srcsetOf('avif') },
        { type: 'image/webp', srcset: srcsetOf('webp') },
        { type: 'image/jpeg', srcset: srcsetOf('jpg') },
      ],
    });
    for (const [requestedLng, text, textLng] of [
      ['en', 'A room', 'en'],
      ['es-MX', 'Una sala', 'es'],
      ['ko', 'A room', 'en'],
    ] as const) {
      const expected = image(text, textLng);
      const { body: article } = await api.call<PublicArticle>(
        'GET',
        `/api/articles/public/${slug}?lng=${requestedLng}`,
      );
      expect([article.cover, article.images]).toEqual([expected, [expected]]);
      const list = await api.call<PublicArticlePage>(
        'GET',
        `/api/articles/public?limit=100&lng=${requestedLng}`,
      );
      expect(list.body.items.find((item) => item.slug === slug)?.cover).toEqual(expected);
      const testimonials = await api.call<Page<PublicTestimonial>>(
        'GET',
        `/api/testimonials/public?limit=100&lng=${requestedLng}`,
      );
      expect(testimonials.body.items.find((item) => item.id === testimonial.id)?.image).toEqual(expected);
    }
    for (const { srcset } of image('', 'en').sources)
      for (const address of srcset.split(', '))
        expect((await fetch(api.url + address.split(' ')[0])).status).toBe(200);
  });

  test('is not visible before its variants are made', async () => {
    const { id } = await usablePicture(api, token);
    await api.dataSource.manager.update(Media, id, {
      state: 'processing',
      leased_until: '2999-01-01T00:00:00Z',
    });
    const { status, body } = await createArticle({ cover_id: id });
    expect(status).toBe(201);
    const { cover } = (await api.call<PublicArticle>('GET', `/api/articles/public/${body.slug}`)).body;
    expect(cover).toBeNull();
  });

  test('and deleted at the same moment is either shown or deleted, never both', async () => {
    const pictures = [];
    for (let count = 0; count < 6; count += 1) pictures.push(await usablePicture(api, token));
    for (const { id } of pictures) {
      const [shown, removed] = await Promise.all([createTestimonial({ image_id: id }), remove(id)]);
      expect([[201, 409].join(), [400, 204].join()]).toContain([shown.status, removed.status].join());
    }
  });
});
