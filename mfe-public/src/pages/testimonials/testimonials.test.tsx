import { screen, within } from '@testing-library/react';
import type { PageApi } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { testimonial } from '../../testing/testimonial';
import { sortTestimonials, type TestimonialsData } from './load';
import { ago, formatAgo } from './reviews/ago';
import { load, Page } from './testimonials';

const now = '2025-06-30';

const measured = { before_vision: '20/400', after_vision: '20/15', satisfaction: 9 };
const testimonials = [
  testimonial({ ...measured, name: 'Later', given_on: '2025-06-20' }),
  testimonial({
    ...measured,
    name: 'Ada',
    featured: true,
    age: 34,
    occupation: 'Nurse',
    location: 'Long Beach, CA',
    key_benefits: ['No fog'],
  }),
  testimonial({ ...measured, name: 'Ben', featured: true, procedure_type: 'PRK', video_available: true }),
  testimonial({
    ...measured,
    name: 'Cleo',
    featured: true,
    procedure_type: 'ICL',
    before_vision: '-14.00 D',
  }),
  ...['Tasi', 'Lupe', 'Ioane'].map((name, index) =>
    testimonial({
      ...measured,
      name,
      region: 'pacific',
      procedure_type: (['LASIK', 'PRK', 'ICL'] as const)[index],
      pacific_story: `The story of ${name}`,
      impact: `What changed for ${name}`,
    }),
  ),
  ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((name, index) =>
    testimonial({ name, given_on: `2025-06-${10 + index}`, procedure_type: index < 2 ? 'ICL' : 'LASIK' }),
  ),
  testimonial({ name: 'Four stars', rating: 4 }),
];

const data: TestimonialsData = { figures: {}, ...sortTestimonials(testimonials, now) };
const show = (at = '/testimonials', from: TestimonialsData | null = data) =>
  renderPage(<Page data={from ?? undefined} params={{}} />, { at });
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void fakeView());

describe('Testimonials page', () => {
  it('begins with four figures, its own where the API is away [TESTIMONIALS-1]', () => {
    show('/testimonials', null);
    const figures = region(copy('testimonials.headline.title'));
    for (const figure of ['98%', '99.2%', '4.9/5', '30,000+']) expect(figures.getByText(figure)).toBeTruthy();
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
      copy('testimonials.headline.success_rate'),
    );
    expect(figures.getByText(copy('testimonials.headline.basis'))).toBeTruthy();
    expect(screen.queryByRole('region', { name: copy('testimonials.filters.title') })).toBeNull();
  });

  it('captions each figure in the figure itself', () => {
    show();
    const captions = [...document.querySelectorAll('figcaption')];
    expect(captions.length).toBeGreaterThan(0);
    expect(new Set(captions.map(({ parentElement }) => parentElement?.tagName))).toEqual(new Set(['FIGURE']));
  });

  it('asks the API for figures and stories, once each [TESTIMONIALS-2]', async () => {
    const requests: unknown[] = [];
    const api: PageApi = {
      get: <Answer,>(path: string, { query }: { query?: object } = {}) => {
        requests.push(query ? [path, query] : path);
        const items =
          path === '/statistics/public'
            ? [{ key: 'satisfaction', value: 97, prefix: '', suffix: '%' }]
            : testimonials;
        return Promise.resolve({ items, timeZone: 'America/Los_Angeles' } as Answer);
      },
      post: () => Promise.reject(new Error('Nothing is sent.')),
    };
    const loaded = await load({ api, params: {}, lng: 'ko', signal: new AbortController().signal });
    expect(requests).toEqual([
      ['/statistics/public', { limit: 100 }],
      ['/testimonials/public', { lng: 'ko', limit: 100 }],
      '/settings/public',
    ]);
    show('/testimonials', loaded);
    expect(screen.getByText('97%')).toBeTruthy();
    expect(screen.queryByText('99.2%')).toBeNull();
  });

  it('counts the days of reviews by the practice’s clocks, wherever the page is made', async () => {
    // In California it is still the last evening of June.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-07-01T05:00:00Z'));
    const items = [testimonial({ name: 'R1', given_on: '2025-06-25' })];
    const api = { get: () => Promise.resolve({ items, timeZone: 'America/Los_Angeles' }) };
    const context = { params: {}, lng: 'en', signal: new AbortController().signal } as const;
    show('/testimonials', await load({ ...context, api: api as unknown as PageApi }));
    expect(screen.getByText('5 days ago')).toBeTruthy();
    clock.mockRestore();
  });

  it('tells three featured stories: who, where, sight before and after, benefits, and whether there is a film [TESTIMONIALS-3, SHAPES-5]', () => {
    show();
    const stories = region(copy('testimonials.told.title'));
    expect(
      stories.getAllByRole('figure').map((figure) => figure.querySelector('strong')!.textContent),
    ).toEqual(['Ada', 'Ben', 'Cleo']);
    for (const fact of ['34, Nurse', 'Long Beach, CA', 'Words of Ada', 'No fog', '-14.00 D'])
      expect(stories.getByText(fact)).toBeTruthy();
    expect(stories.getAllByText(copy('testimonials.told.film'))).toHaveLength(1);
    expect(stories.queryByText(copy('testimonials.told.noFilms'))).toBeNull();
  });

  it('tells three stories from the islands, with what each one changed [TESTIMONIALS-4, SHAPES-6]', () => {
    show();
    const pacific = region(copy('testimonials.pacific.title'));
    for (const name of ['Tasi', 'Lupe', 'Ioane']) {
      const article = within(pacific.getByRole('article', { name }));
      for (const text of [`The story of ${name}`, `What changed for ${name}`, '20/400', '20/15'])
        expect(article.getByText(text)).toBeTruthy();
    }
  });

  it('marks what stands in another language than the page, in its own direction', () => {
    const written_in = {
      quote: 'ar',
      key_benefits: 'en',
      occupation: 'ko',
      location: 'hy',
      pacific_story: 'he',
      impact: 'ar',
    } as const;
    const from = [
      testimonial({ ...measured, name: 'Ada', key_benefits: ['No fog'], occupation: '간호사', written_in }),
      testimonial({
        ...measured,
        name: 'Tasi',
        pacific_story: 'The story of Tasi',
        impact: 'Work',
        location: 'Guam',
        written_in,
      }),
      testimonial({ name: 'R1', written_in }),
    ];
    show('/testimonials', { figures: {}, ...sortTestimonials(from, now) });
    const marksOf = (text: string) => {
      const marked = screen.getByText(text).closest<HTMLElement>('[lang]')!;
      return [marked.lang, marked.dir];
    };
    for (const name of ['Ada', 'Tasi', 'R1']) expect(marksOf(`Words of ${name}`)).toEqual(['ar', 'rtl']);
    expect(marksOf('No fog')).toEqual(['en', 'ltr']);
    expect(marksOf('간호사')[0]).toBe('ko');
    expect(marksOf('The story of Tasi')).toEqual(['he', 'rtl']);
    expect(marksOf('Work')).toEqual(['ar', 'rtl']);
    expect(marksOf('Guam')[0]).toBe('hy');
  });

  it('keeps numbers of what people said in their order, whatever the script', () => {
    const from = [
      testimonial({ ...measured, name: 'Ada', quote: 'עם -14.00 D', key_benefits: ['בלי -13.00 D'] }),
      testimonial({ ...measured, name: 'Tasi', quote: 'עם +6.00 D', pacific_story: 'היה +5.00 D' }),
      testimonial({ name: 'R1', quote: 'עם -9.50 D' }),
    ];
    show('/testimonials', { figures: {}, ...sortTestimonials(from, now) });
    for (const number of ['-14.00 D', '-13.00 D', '+6.00 D', '+5.00 D', '-9.50 D'])
      expect(screen.getByText(number).outerHTML).toBe(`<bdi dir="ltr">${number}</bdi>`);
  });

  it('keeps what stands around a name out of it, whatever the script', () => {
    const from = [
      testimonial({ ...measured, featured: true, name: 'Imani K' }),
      testimonial({ ...measured, name: 'Tasi', region: 'pacific', pacific_story: 'Sewing again' }),
      testimonial({ name: 'R1' }),
    ];
    show('/testimonials', { figures: {}, ...sortTestimonials(from, now) });
    for (const name of ['Imani K', 'Tasi', 'R1']) expect(screen.getByText(name).tagName).toBe('BDI');
  });

  it('shows five results under the gallery’s own address, with procedure, before, after and satisfaction [TESTIMONIALS-5, SHAPES-6]', () => {
    show();
    const gallery = screen.getByRole('region', { name: copy('gallery.title') });
    expect(gallery.id).toBe('gallery');
    const [head, ...rows] = within(gallery).getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(
      (['procedure', 'before', 'after', 'satisfaction'] as const).map((name) => copy(`gallery.${name}`)),
    );
    expect(rows).toHaveLength(5);
    expect(rows[0]!.textContent).toBe(`LASIK20/40020/15${copy('gallery.of', { count: 9 })}`);
    expect(within(gallery).getByText(copy('gallery.note'))).toBeTruthy();
  });

  it('does not call real results samples, nor count those that are not there [TESTIMONIALS-8]', () => {
    const real = testimonials.slice(0, 2).map((one) => ({ ...one, is_sample: false }));
    show('/testimonials', { figures: {}, ...sortTestimonials(real, now) });
    const gallery = within(screen.getByRole('region', { name: copy('gallery.title') }));
    expect(gallery.getByRole('table', { name: copy('gallery.entries') })).toBeTruthy();
    expect(gallery.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText(copy('stories.samples'))).toBeNull();
  });

  it('ends its stories with five short reviews: five of five, procedure, and how long ago [TESTIMONIALS-7, SHAPES-6]', () => {
    show();
    const reviews = region(copy('testimonials.reviews.title')).getAllByRole('figure');
    expect(reviews.map((review) => review.querySelector('strong')!.textContent)).toEqual([
      'R6',
      'R5',
      'R4',
      'R3',
      'R2',
    ]);
    expect(within(reviews[0]!).getByText(copy('testimonials.reviews.rating', { rating: 5 }))).toBeTruthy();
    expect(within(reviews[0]!).getByText('2 weeks ago')).toBeTruthy();
    expect(within(reviews[4]!).getByText('ICL')).toBeTruthy();
  });

  it('shows whatever was approved, with its own stars, though something of a story is missing', () => {
    const from = [
      testimonial({ name: 'Four stars', rating: 4 }),
      testimonial({ name: 'One star', rating: 1 }),
      testimonial({ name: 'Half measured', before_vision: '20/400' }),
      testimonial({ name: 'Unmeasured', region: 'pacific', pacific_story: 'Reading again.' }),
    ];
    show('/testimonials', { figures: {}, ...sortTestimonials(from, now) });
    const reviews = region(copy('testimonials.reviews.title'));
    expect(reviews.getByText(copy('testimonials.reviews.rating', { rating: 4 }))).toBeTruthy();
    expect(reviews.getByText(copy('testimonials.reviews.rating', { rating: 1 }))).toBeTruthy();
    expect(reviews.getByText('Half measured')).toBeTruthy();
    const islander = within(
      region(copy('testimonials.pacific.title')).getByRole('article', { name: 'Unmeasured' }),
    );
    expect(islander.getByText('Reading again.')).toBeTruthy();
    expect(islander.queryByRole('term')).toBeNull();
  });

  it.each([
    ['/testimonials', 11, ['Ada', 'Ben', 'Cleo']],
    ['/testimonials?procedure=LASIK', 8, ['Ada', 'Later']],
    ['/testimonials?procedure=PRK', 2, ['Ben']],
    ['/testimonials?region=pacific', 3, []],
    ['/testimonials?region=california&procedure=ICL', 3, ['Cleo']],
    ['/testimonials?procedure=SMILE', 11, ['Ada', 'Ben', 'Cleo']],
  ])('shows what %s asks for, and how many that are', (at, count, names) => {
    show(at);
    expect(screen.getByRole('status').textContent).toBe(copy('testimonials.filters.count', { count }));
    const stories = screen.queryByRole('region', { name: copy('testimonials.told.title') });
    expect(
      stories ? [...stories.querySelectorAll('strong')].map(({ textContent }) => textContent) : [],
    ).toEqual(names);
    if (at.includes('pacific'))
      expect(screen.queryByRole('region', { name: copy('testimonials.reviews.title') })).toBeNull();
  });

  it('asks its two questions by links that keep the other answer', () => {
    show('/testimonials?procedure=ICL');
    const procedures = within(screen.getByRole('group', { name: copy('testimonials.filters.procedure') }));
    expect(procedures.getByRole('link', { current: true }).textContent).toBe('ICL');
    const where = within(screen.getByRole('group', { name: copy('testimonials.filters.region') }));
    expect(where.getByRole('link', { name: copy('testimonials.filters.pacific') }).getAttribute('href')).toBe(
      '/testimonials?procedure=ICL&region=pacific#stories',
    );
    expect(
      procedures.getByRole('link', { name: copy('testimonials.filters.all') }).getAttribute('href'),
    ).toBe('/testimonials#stories');
  });

  it('says so where nobody told such a story, and leads back to all', () => {
    show('/testimonials?region=pacific&procedure=PRK', { ...data, pacific: [] });
    expect(screen.getByRole('status').textContent).toBe(copy('testimonials.filters.none'));
    expect(
      screen.getByRole('link', { name: copy('testimonials.filters.showAll') }).getAttribute('href'),
    ).toBe('/testimonials#stories');
  });

  it('marks samples at the stories and in the gallery, which has an address of its own', () => {
    show();
    expect(screen.getAllByText(copy('stories.samples'))).toHaveLength(2);
  });

  it('hides what nobody has said yet [TESTIMONIALS-9]', () => {
    show('/testimonials', { figures: {}, ...sortTestimonials([], now) });
    for (const key of ['filters', 'pacific', 'reviews'] as const)
      expect(screen.queryByRole('region', { name: copy(`testimonials.${key}.title`) })).toBeNull();
    expect(
      within(screen.getByRole('region', { name: copy('gallery.title') })).queryByRole('table'),
    ).toBeNull();
    const schedule = screen.getByRole('link', { name: copy('actions.schedule') });
    expect(schedule.getAttribute('href')).toBe('/contact');
  });
});

it.each([
  ['2025-06-30', 'today'],
  ['2025-06-24', '6 days ago'],
  ['2025-06-16', '2 weeks ago'],
  ['2025-05-20', 'last month'],
  ['2024-12-31', '6 months ago'],
  ['2022-01-01', '3 years ago'],
])('a testimonial of %s is dated "%s"', (day, text) => {
  expect(formatAgo(ago(day, now), 'en')).toBe(text);
});
