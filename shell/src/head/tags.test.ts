/** @jest-environment node */
import type { LanguageCode } from '@lens/contracts/languages';
import { remoteManifest } from '@lens/contracts/remote';
import type { PageHead, Translate } from '@lens/contracts/page';
import { matchRoute } from '../page/match';
import { settings } from '../layout/testing/settings';
import type { StructuredData, Thing } from './structured-data';
import { createDocumentHead, type HeadTag } from './tags';

const route = (id: string, path: string, more = {}) => ({
  id,
  path,
  module: `./pages/${id}/${id}`,
  surface: 'public',
  languages: ['en', 'es', 'es-MX', 'ar'],
  ...more,
});

const manifest = remoteManifest.parse({
  manifestVersion: 1,
  name: 'mfe-test',
  platform: '^1',
  namespaces: ['common'],
  image: 'social/default.jpg',
  routes: [
    route('home', '/'),
    route('prk', '/procedures/prk', { image: 'social/procedures.jpg' }),
    route('article', '/blog/:slug', { languages: ['en'] }),
    route('confirm', '/newsletter/confirm', { listed: false }),
  ],
  navigation: [
    { id: 'home', menu: 'header', order: 1, label: 'common:home', path: '/' },
    {
      id: 'procedures',
      menu: 'header',
      order: 2,
      label: 'common:procedures',
      path: '/procedures',
      children: [{ id: 'prk', label: 'common:prk', path: '/procedures/prk' }],
    },
    { id: 'blog', menu: 'header', order: 3, label: 'common:blog', path: '/blog' },
  ],
  version: '1',
  languages: ['en'],
  globalName: 'test',
  assets: {},
});
const remotes = [{ manifest, address: '/remotes/mfe-test/1/', integrity: {} }];

const headOf = (path: string, head: PageHead, lng: LanguageCode = 'en', site = {}) =>
  createDocumentHead({
    site: { offered: ['en', 'es', 'ar'], settings, publicUrl: 'https://practice.example', ...site },
    remotes,
    match: matchRoute(remotes, path),
    path,
    lng,
    head,
    label: ((key: string) => key.replace('common:', 'the ')) as Translate,
  });

const valuesOf = (tags: HeadTag[], key: string) =>
  tags.flatMap((tag) => {
    if (tag.name === 'script') return [];
    const { name, property, rel, content, href } = tag.attributes;
    return [name, property, rel].includes(key) ? [content ?? href] : [];
  });

const graphOf = (tags: HeadTag[]): Thing[] => {
  const scripts = tags.filter(
    (tag): tag is { name: 'script'; data: StructuredData } => tag.name === 'script',
  );
  expect(scripts).toHaveLength(1);
  return scripts[0]!.data['@graph'];
};
const thing = (tags: HeadTag[], type: Thing['@type']) =>
  graphOf(tags).find((candidate) => candidate['@type'] === type);

describe('Head of a page', () => {
  const prk = { title: 'PRK', description: 'About PRK.' };

  it('has only absolute addresses, of the public origin', () => {
    const { tags } = headOf('/procedures/prk', prk, 'es');
    expect(valuesOf(tags, 'canonical')).toEqual(['https://practice.example/es/procedures/prk']);
    expect(valuesOf(tags, 'og:url')).toEqual(['https://practice.example/es/procedures/prk']);
    expect(valuesOf(tags, 'og:image')).toEqual([
      'https://practice.example/remotes/mfe-test/1/assets/social/procedures.jpg',
    ]);
    const addresses = [...JSON.stringify(tags).matchAll(/"(?:\/[^/"][^"]*|http:[^"]*)"/g)].map(String);
    expect(addresses).toEqual([]);
  });

  it('names its language, and its addresses in the others', () => {
    const { tags } = headOf('/procedures/prk', prk, 'es');
    expect(valuesOf(tags, 'og:locale')).toEqual(['es_ES']);
    expect(valuesOf(tags, 'alternate')).toHaveLength(4);
  });

  it.each([
    ['en', '/procedures/prk'],
    ['es', '/es/procedures/prk'],
    ['es-MX', '/es-MX/procedures/prk'],
    ['ar', '/procedures/prk'],
  ] as const)(
    'names only the languages of its content; the canonical address of the page in %s is %s',
    (lng, path) => {
      const offered = ['en', 'es', 'es-MX', 'ar'];
      const { tags } = headOf('/procedures/prk', { ...prk, languages: ['en', 'es'] }, lng, { offered });
      for (const key of ['canonical', 'og:url'])
        expect(valuesOf(tags, key)).toEqual([`https://practice.example${path}`]);
      expect(valuesOf(tags, 'alternate')).toEqual([
        'https://practice.example/procedures/prk',
        'https://practice.example/es/procedures/prk',
        'https://practice.example/es-MX/procedures/prk',
        'https://practice.example/procedures/prk',
      ]);
    },
  );

  it('has the picture of the page, else that of its route, else that of its remote', () => {
    const ofPage = headOf('/', { title: '', image: { src: '/api/media/1.jpg', alt: 'An iris' } }).tags;
    expect(valuesOf(ofPage, 'og:image')).toEqual(['https://practice.example/api/media/1.jpg']);
    expect(valuesOf(ofPage, 'og:image:alt')).toEqual(['An iris']);
    const [picture] = valuesOf(headOf('/', { title: '' }).tags, 'og:image');
    expect(picture).toMatch(/social\/default\.jpg$/);
  });

  it.each([
    ['an unknown address', () => headOf('/nothing', { title: 'No page' })],
    ['a page that asks for it', () => headOf('/', { title: 'Home', noindex: true })],
    ['a page that its remote does not list', () => headOf('/newsletter/confirm', { title: 'Confirm' })],
    ['a pseudo-locale', () => headOf('/', { title: 'Home' }, 'en', { pseudo: 'en-XA' })],
  ])('keeps %s out of search engines, and has no other tags', (_what, head) => {
    expect(head().tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
  });

  it('describes the practice and the surgeon, by the settings', () => {
    const { tags } = headOf('/', { title: '' });
    const hours = { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00' };
    expect(thing(tags, 'MedicalClinic')).toMatchObject({
      name: 'Test Practice',
      telephone: '+1 (562) 555-0142',
      address: { streetAddress: '1 Test Street', addressLocality: 'Lakewood', postalCode: '90712' },
      openingHoursSpecification: [{ ...hours, closes: '18:00' }],
      sameAs: ['https://facebook.example.com/test', 'https://x.example.com/test'],
    });
    expect(thing(tags, 'Physician')).toMatchObject({ name: 'Dr. Test' });
  });

  it('does not describe an unknown practice', () => {
    const unknown = { ...settings, surgeon: '' };
    expect(graphOf(headOf('/', { title: '' }, 'en', { settings: unknown }).tags)).toEqual([]);
  });

  it('has breadcrumbs for a page below another one, with the names in the menus', () => {
    const breadcrumbs = thing(headOf('/procedures/prk', prk).tags, 'BreadcrumbList');
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'the home', item: 'https://practice.example/' },
        { position: 2, name: 'the procedures', item: 'https://practice.example/procedures' },
        { position: 3, name: 'the prk', item: 'https://practice.example/procedures/prk' },
      ],
    });
    expect(thing(headOf('/', { title: '' }).tags, 'BreadcrumbList')).toBeUndefined();
  });

  it('has the statements of the page', () => {
    const { tags } = headOf('/procedures/prk', {
      ...prk,
      statements: [
        { about: 'procedure', name: 'PRK', description: 'No flap.', steps: ['Drops.', 'Light.'] },
        { about: 'questions', questions: [{ question: 'Who?', answer: ['You.', 'Maybe.'] }] },
      ],
    });
    expect(thing(tags, 'MedicalProcedure')).toMatchObject({
      name: 'PRK',
      description: 'No flap.',
      howPerformed: 'Drops.\nLight.',
      url: 'https://practice.example/procedures/prk',
    });
    expect(thing(tags, 'FAQPage')).toMatchObject({
      mainEntity: [{ name: 'Who?', acceptedAnswer: { text: 'You.\nMaybe.' } }],
    });
  });

  it('describes an article as one', () => {
    const page: PageHead = {
      title: 'Night sight',
      statements: [
        {
          about: 'article',
          title: 'Night sight',
          excerpt: 'Why lights have rings.',
          author: 'Dr. Test',
          publishedAt: '2026-02-03T08:00:00.000Z',
          language: 'en',
        },
      ],
    };
    const { tags } = headOf('/blog/night-sight', page);
    expect(valuesOf(tags, 'og:type')).toEqual(['article']);
    expect(thing(tags, 'Article')).toMatchObject({
      headline: 'Night sight',
      datePublished: '2026-02-03T00:00:00-08:00',
      author: { name: 'Dr. Test' },
      publisher: { '@id': 'https://practice.example/#clinic' },
    });
    expect(thing(tags, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'the home' }, { name: 'the blog' }, { name: 'Night sight' }],
    });
    // The article's own language counts, also on a Spanish page.
    expect(thing(headOf('/blog/night-sight', page, 'es').tags, 'Article')).toMatchObject({
      inLanguage: 'en',
    });
  });
});
