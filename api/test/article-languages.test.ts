import type { ArticleAnswer, ArticleSummary } from '@lens/contracts/articles';
import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { articlesOf, newSlug, text } from './harness/articles.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('articles', (api) => {
  const { post, put, published, open } = articlesOf(api);

  test('are shown in the requested language or its fallback, and name the language', async () => {
    const token = await api.signIn('editor');
    const texts = { en: text('Dry eyes'), es: text('Ojos secos'), ko: text('안구건조증') };
    const { slug } = (await post(token, { texts })).body;
    const read = async (lng: string) => {
      const { lng: served, title, languages } = (await open(slug, `lng=${lng}`)).body;
      expect(languages).toEqual(['en', 'es', 'ko']);
      return [served, title];
    };
    expect(await read('ko')).toEqual(['ko', '안구건조증']);
    expect(await read('es-MX')).toEqual(['es', 'Ojos secos']);
    expect(await read('pt-BR')).toEqual(['en', 'Dry eyes']);
    const [line] = (await published('lng=es-MX&search=secos')).items;
    expect([line?.lng, line?.title]).toEqual(['es', 'Ojos secos']);
  });

  test('show a translated title above the first body that is not empty along the fallback', async () => {
    const token = await api.signIn('editor');
    const withBody = (title: string, content: object[] = []) => ({
      ...text(title),
      body: { type: 'doc', content },
    });
    const texts = {
      en: text('Dry eyes', 'w '.repeat(900)),
      es: text('Ojos secos', 'p '.repeat(500)),
      'es-MX': withBody('Resequedad', [{ type: 'paragraph' }]),
      ko: withBody('안구건조증'),
    };
    const { slug, id } = (await post(token, { texts })).body;
    const read = async (lng: string) => {
      const { title, lng: title_lng, body_lng, read_time, body } = (await open(slug, `lng=${lng}`)).body;
      const [line] = (await published(`lng=${lng}`)).items.filter((item) => item.id === id);
      expect(line).toMatchObject({ title, lng: title_lng, body_lng, read_time });
      return [title, title_lng, body_lng, read_time, JSON.stringify(body).includes('w w')];
    };
    expect(await read('ko')).toEqual(['안구건조증', 'ko', 'en', 5, true]);
    expect(await read('es-MX')).toEqual(['Resequedad', 'es-MX', 'es', 3, false]);
    expect(await read('hy')).toEqual(['Dry eyes', 'en', 'en', 5, true]);
    expect((await open(slug)).body.languages).toEqual(['en', 'es']);
    const stored = (await api.call<ArticleAnswer>('GET', `/api/articles/${id}`, { token })).body;
    expect(stored.texts).toEqual(texts);
  });

  test('of the demo have a title in all eleven languages, and a body in English and Spanish [LANGUAGES-5]', async () => {
    const english = new Map((await published()).items.map((item) => [item.slug, item]));
    for (const { code } of languages) {
      const samples = (await published(`lng=${code}`)).items.filter(({ is_sample }) => is_sample);
      expect(samples).toHaveLength(25);
      const isSpanish = code.startsWith('es');
      for (const { slug, title, excerpt, lng, body_lng } of samples) {
        const shown = code === 'es-MX' && lng === 'es' ? lng : code;
        expect([slug, lng, body_lng]).toEqual([slug, shown, isSpanish ? shown : 'en']);
        const source = english.get(slug)!;
        expect([slug, title === source.title, excerpt === source.excerpt]).toEqual([
          slug,
          code === 'en',
          code === 'en',
        ]);
      }
      const found = (await published(`lng=${code}&search=fosforo`)).items.map(({ slug }) => slug);
      expect([code, found]).toEqual([code, isSpanish ? ['fifteen-minutes'] : []]);
    }
    const options = { token: await api.signIn('editor') };
    const { items } = (await api.call<Page<ArticleSummary>>('GET', '/api/articles?limit=100', options)).body;
    expect(items.filter(({ is_sample, stale }) => is_sample && stale.length > 0)).toEqual([]);
  });

  test.each([
    ['Córnea', 'cornea', 'es'],
    ['cornea', 'CÓRNEA', 'es'],
    ['Operación láser', 'oper las', 'es'],
    ['近視手術', '視手', 'zh'],
    ['백내장 수술', '수술', 'ko'],
  ])('%s is found by %s', async (title, search, lng) => {
    const token = await api.signIn('editor');
    const { id } = (await post(token, { texts: { en: text('Other'), [lng]: text(title) } })).body;
    const findIds = async (language: string) =>
      (await published(`lng=${language}&search=${encodeURIComponent(search)}`)).items.map((item) => item.id);
    expect(await findIds(lng)).toContain(id);
    expect(await findIds('hy')).not.toContain(id);
  });

  test('name the translations that are older than the English text', async () => {
    const token = await api.signIn('editor');
    const slug = newSlug();
    const texts = { en: text('One'), es: text('Uno'), ko: text('하나') };
    const { id } = (await post(token, { slug, texts })).body;
    const newEnglish = { ...texts, en: text('One more') };
    expect((await put(token, id, 1, { slug, texts: newEnglish })).body.stale).toEqual(['es', 'ko']);
    const newSpanish = { ...newEnglish, es: text('Uno más') };
    expect((await put(token, id, 2, { slug, texts: newSpanish })).body.stale).toEqual(['ko']);
    const { items } = (await api.call<Page<ArticleSummary>>('GET', `/api/articles?search=${slug}`, { token }))
      .body;
    expect(items).toMatchObject([{ stale: ['ko'] }]);
  });
});
