import { screen, within } from '@testing-library/react';
import type { PageApi } from '@lens/contracts/page';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { writtenInEnglish } from '../../testing/stories';
import { sorted, type TestimonialsData } from './load';
import { ago, formatAgo } from './reviews/ago';
import { load, Page } from './testimonials';

const now = '2025-06-30';

const story = (fields: Partial<PublicTestimonial>): PublicTestimonial => ({
  id: fields.name ?? 'x',
  procedure_type: 'LASIK',
  rating: 5,
  featured: false,
  region: 'california',
  name: 'X',
  age: null,
  occupation: null,
  location: null,
  before_vision: null,
  after_vision: null,
  quote: `Words of ${fields.name}`,
  written_in: writtenInEnglish,
  key_benefits: [],
  pacific_story: null,
  impact: null,
  satisfaction: null,
  video_available: false,
  given_on: '2025-06-01',
  image_id: null,
  image: null,
  is_sample: true,
  created_at: '2025-06-01T00:00:00.000Z',
  ...fields,
});

const measured = { before_vision: '20/400', after_vision: '20/15', satisfaction: 9 };
const said = [
  story({ ...measured, name: 'Later', given_on: '2025-06-20' }),
  story({
    ...measured,
    name: 'Ada',
    featured: true,
    age: 34,
    occupation: 'Nurse',
    location: 'Long Beach, CA',
    key_benefits: ['No fog'],
  }),
  story({ ...measured, name: 'Ben', featured: true, procedure_type: 'PRK', video_available: true }),
  story({ ...measured, name: 'Cleo', featured: true, procedure_type: 'ICL', before_vision: '-14.00 D' }),
  ...['Tasi', 'Lupe', 'Ioane'].map((name, index) =>
    story({
      ...measured,
      name,
      region: 'pacific',
      procedure_type: (['LASIK', 'PRK', 'ICL'] as const)[index],
      pacific_story: `The story of ${name}`,
      impact: `What changed for ${name}`,
    }),
  ),
  ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((name, index) =>
    story({ name, given_on: `2025-06-${10 + index}`, procedure_type: index < 2 ? 'ICL' : 'LASIK' }),
  ),
  story({ name: 'Four stars', rating: 4 }),
];

const data: TestimonialsData = { figures: {}, ...sorted(said, now) };
const show = (at = '/testimonials', from: TestimonialsData | null = data) =>
  renderPage(<Page data={from ?? undefined} params={{}} />, { at });
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void fakeView());

describe('Testimonials page', () => {
  it('begins with four figures, its own where the API is away [TESTIMONIALS-1]', () => {
    show('/testimonials', null);
    const figures = region('What the stories add up to');
    for (const figure of ['98%', '99.2%', '4.9/5', '30,000+']) expect(figures.getByText(figure)).toBeTruthy();
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
      'reach 20/20 or better within 24–48 hours',
    );
    expect(figures.getByText(/do not speak for everyone/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Find a story like yours' })).toBeNull();
  });

  it('captions each figure in the figure itself', () => {
    show();
    const captions = [...document.querySelectorAll('figcaption')];
    expect(captions.length).toBeGreaterThan(0);
    expect(new Set(captions.map(({ parentElement }) => parentElement?.tagName))).toEqual(new Set(['FIGURE']));
  });

  it('asks the API for figures and stories, once each [TESTIMONIALS-2]', async () => {
    const asked: unknown[] = [];
    const api: PageApi = {
      get: <Answer,>(path: string, { query }: { query?: object } = {}) => {
        asked.push(query ? [path, query] : path);
        const items =
          path === '/statistics/public'
            ? [{ key: 'satisfaction', value: 97, prefix: '', suffix: '%' }]
            : said;
        return Promise.resolve({ items, timeZone: 'America/Los_Angeles' } as Answer);
      },
      post: () => Promise.reject(new Error('Nothing is sent.')),
    };
    const loaded = await load({ api, params: {}, lng: 'ko', signal: new AbortController().signal });
    expect(asked).toEqual([
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
    const items = [story({ name: 'R1', given_on: '2025-06-25' })];
    const api = { get: () => Promise.resolve({ items, timeZone: 'America/Los_Angeles' }) };
    const context = { params: {}, lng: 'en', signal: new AbortController().signal } as const;
    show('/testimonials', await load({ ...context, api: api as unknown as PageApi }));
    expect(screen.getByText('5 days ago')).toBeTruthy();
    clock.mockRestore();
  });

  it('tells three featured stories: who, where, sight before and after, benefits, and whether there is a film [TESTIMONIALS-3, SHAPES-5]', () => {
    show();
    const told = region('At length');
    expect(told.getAllByRole('figure').map((figure) => figure.querySelector('strong')!.textContent)).toEqual([
      'Ada',
      'Ben',
      'Cleo',
    ]);
    for (const fact of ['34, Nurse', 'Long Beach, CA', 'Words of Ada', 'No fog', '-14.00 D'])
      expect(told.getByText(fact)).toBeTruthy();
    expect(told.getAllByText(/Also told on film/)).toHaveLength(1);
    expect(told.queryByText(/told in words/)).toBeNull();
  });

  it('tells three stories from the islands, with what each one changed [TESTIMONIALS-4, SHAPES-6]', () => {
    show();
    const pacific = region('From the islands');
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
      story({ ...measured, name: 'Ada', key_benefits: ['No fog'], occupation: '간호사', written_in }),
      story({
        ...measured,
        name: 'Tasi',
        pacific_story: 'The story of Tasi',
        impact: 'Work',
        location: 'Guam',
        written_in,
      }),
      story({ name: 'R1', written_in }),
    ];
    show('/testimonials', { figures: {}, ...sorted(from, now) });
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
      story({ ...measured, name: 'Ada', quote: 'עם -14.00 D', key_benefits: ['בלי -13.00 D'] }),
      story({ ...measured, name: 'Tasi', quote: 'עם +6.00 D', pacific_story: 'היה +5.00 D' }),
      story({ name: 'R1', quote: 'עם -9.50 D' }),
    ];
    show('/testimonials', { figures: {}, ...sorted(from, now) });
    for (const number of ['-14.00 D', '-13.00 D', '+6.00 D', '+5.00 D', '-9.50 D'])
      expect(screen.getByText(number).outerHTML).toBe(`<bdi dir="ltr">${number}</bdi>`);
  });

  it('keeps what stands around a name out of it, whatever the script', () => {
    const from = [
      story({ ...measured, featured: true, name: 'Imani K' }),
      story({ ...measured, name: 'Tasi', region: 'pacific', pacific_story: 'Sewing again' }),
      story({ name: 'R1' }),
    ];
    show('/testimonials', { figures: {}, ...sorted(from, now) });
    for (const name of ['Imani K', 'Tasi', 'R1']) expect(screen.getByText(name).tagName).toBe('BDI');
  });

  it('shows five results under the gallery’s own address, with procedure, before, after and satisfaction [TESTIMONIALS-5, SHAPES-6]', () => {
    show();
    const gallery = screen.getByRole('region', { name: 'Results Gallery' });
    expect(gallery.id).toBe('gallery');
    const [head, ...rows] = within(gallery).getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Procedure', 'Before', 'After', 'Satisfaction']);
    expect(rows).toHaveLength(5);
    expect(rows[0]!.textContent).toBe('LASIK20/40020/159 of 10');
    expect(within(gallery).getByText(/not a photograph/)).toBeTruthy();
  });

  it('does not call real results samples, nor count those that are not there [TESTIMONIALS-8]', () => {
    const real = said.slice(0, 2).map((one) => ({ ...one, is_sample: false }));
    show('/testimonials', { figures: {}, ...sorted(real, now) });
    const gallery = within(screen.getByRole('region', { name: 'Results Gallery' }));
    expect(gallery.getByRole('table', { name: 'Results, as measured' })).toBeTruthy();
    expect(gallery.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText(/^Sample stories/)).toBeNull();
  });

  it('ends its stories with five short reviews: five of five, procedure, and how long ago [TESTIMONIALS-7, SHAPES-6]', () => {
    show();
    const reviews = region('In short').getAllByRole('figure');
    expect(reviews.map((review) => review.querySelector('strong')!.textContent)).toEqual([
      'R6',
      'R5',
      'R4',
      'R3',
      'R2',
    ]);
    expect(within(reviews[0]!).getByText('5 of 5')).toBeTruthy();
    expect(within(reviews[0]!).getByText('2 weeks ago')).toBeTruthy();
    expect(within(reviews[4]!).getByText('ICL')).toBeTruthy();
  });

  it('shows whatever was approved, with its own stars, though something of a story is missing', () => {
    const from = [
      story({ name: 'Four stars', rating: 4 }),
      story({ name: 'One star', rating: 1 }),
      story({ name: 'Half measured', before_vision: '20/400' }),
      story({ name: 'Unmeasured', region: 'pacific', pacific_story: 'Reading again.' }),
    ];
    show('/testimonials', { figures: {}, ...sorted(from, now) });
    const reviews = region('In short');
    expect(reviews.getByText('4 of 5')).toBeTruthy();
    expect(reviews.getByText('1 of 5')).toBeTruthy();
    expect(reviews.getByText('Half measured')).toBeTruthy();
    const islander = within(region('From the islands').getByRole('article', { name: 'Unmeasured' }));
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
    expect(screen.getByRole('status').textContent).toBe(`${count} stories`);
    const told = screen.queryByRole('region', { name: 'At length' });
    expect(told ? [...told.querySelectorAll('strong')].map(({ textContent }) => textContent) : []).toEqual(
      names,
    );
    if (at.includes('pacific')) expect(screen.queryByRole('region', { name: 'In short' })).toBeNull();
  });

  it('asks its two questions by links that keep the other answer', () => {
    show('/testimonials?procedure=ICL');
    const procedures = within(screen.getByRole('group', { name: 'Procedure' }));
    expect(procedures.getByRole('link', { current: true }).textContent).toBe('ICL');
    const where = within(screen.getByRole('group', { name: 'Where' }));
    expect(where.getByRole('link', { name: 'Pacific' }).getAttribute('href')).toBe(
      '/testimonials?procedure=ICL&region=pacific#stories',
    );
    expect(procedures.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/testimonials#stories');
  });

  it('says so where nobody told such a story, and leads back to all', () => {
    show('/testimonials?region=pacific&procedure=PRK', { ...data, pacific: [] });
    expect(screen.getByRole('status').textContent).toBe('Nobody has told us a story like this yet.');
    expect(screen.getByRole('link', { name: 'Show all stories' }).getAttribute('href')).toBe(
      '/testimonials#stories',
    );
  });

  it('marks samples at the stories and in the gallery, which has an address of its own', () => {
    show();
    expect(screen.getAllByText(/invented for this demonstration/)).toHaveLength(2);
  });

  it('hides what nobody has said yet [TESTIMONIALS-9]', () => {
    show('/testimonials', { figures: {}, ...sorted([], now) });
    for (const name of ['Find a story like yours', 'From the islands', 'In short'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Results Gallery' })).queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe('/contact');
  });
});

it.each([
  ['2025-06-30', 'today'],
  ['2025-06-24', '6 days ago'],
  ['2025-06-16', '2 weeks ago'],
  ['2025-05-20', 'last month'],
  ['2024-12-31', '6 months ago'],
  ['2022-01-01', '3 years ago'],
])('What was said on %s was said %s', (day, text) => {
  expect(formatAgo(ago(day, now), 'en')).toBe(text);
});
