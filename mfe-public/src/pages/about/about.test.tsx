import { screen, within } from '@testing-library/react';
import type { PageApi } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { load, Page } from './about';
import type { AboutData } from './load';

const institutions = [
  { name: 'A College', degree: 'BSc', honours: 'First', from: 1992, to: 1996, isSample: true },
  { name: 'B School', degree: 'Doctor of Medicine', honours: null, from: 1996, to: 2000, isSample: true },
  { name: 'C Hospital', degree: 'Residency', honours: 'Chief', from: 2000, to: 2004, isSample: true },
  { name: 'D Institute', degree: 'Fellowship', honours: null, from: 2004, to: null, isSample: true },
];
const awards = Array.from({ length: 9 }, (_, index) => ({
  title: `Award ${index + 1}`,
  year: index === 8 ? null : 2010 + index,
  isSample: true,
}));
const full: AboutData = { figures: {}, institutions, awards };

const show = (data?: AboutData) => renderPage(<Page data={data} params={{}} />);
const region = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const apiWith = (answers: Record<string, unknown>): PageApi => ({
  get: <Answer,>(path: string) =>
    path in answers ? Promise.resolve(answers[path] as Answer) : Promise.reject(new Error(path)),
  post: () => Promise.reject(new Error('About sends nothing.')),
});

describe('About', () => {
  it('tells the years, the degree and the honours of each institution, in order [ABOUT-1]', () => {
    show(full);
    const entries = region(copy('about.education.title')).getAllByRole('listitem');
    expect(entries.map((entry) => [...entry.children].map(({ textContent }) => textContent))).toEqual([
      [copy('about.education.range', { from: 1992, to: 1996 }), 'BSc', 'A College', 'First'],
      [copy('about.education.range', { from: 1996, to: 2000 }), 'Doctor of Medicine', 'B School'],
      [copy('about.education.range', { from: 2000, to: 2004 }), 'Residency', 'C Hospital', 'Chief'],
      [copy('about.education.since', { from: 2004 }), 'Fellowship', 'D Institute'],
    ]);
  });

  it('has no section without a heading', () => {
    show(full);
    const sections = [...document.querySelectorAll('section')];
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter((section) => !section.querySelector('h1, h2, h3, h4'))).toEqual([]);
  });

  it('shows the nine awards, with their years where they have one [ABOUT-2]', () => {
    show(full);
    const shown = region(copy('about.awards.title')).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      awards.map(({ title, year }) => `${year ?? ''}${title}`),
    );
  });

  it('hides what nobody has filled in, and the way to it [ABOUT-3]', () => {
    show(undefined);
    expect(screen.queryByRole('region', { name: copy('about.awards.title') })).toBeNull();
    expect(screen.queryByRole('region', { name: copy('about.education.title') })).toBeNull();
    const places = within(screen.getByRole('navigation', { name: copy('about.nav.label') })).getAllByRole(
      'link',
    );
    const shown = ['leadership', 'pacific', 'telemedicine', 'surgery', 'research', 'impact'] as const;
    expect(places.map(({ textContent }) => textContent)).toEqual(
      shown.map((name) => copy(`about.nav.${name}`)),
    );
  });

  it('leads from its beginning to every place that it names', () => {
    const { container } = show(full);
    const places = within(screen.getByRole('navigation', { name: copy('about.nav.label') })).getAllByRole(
      'link',
    );
    expect(places).toHaveLength(8);
    for (const place of places) expect(container.querySelector(place.getAttribute('href')!)).not.toBeNull();
  });

  it('gives the Pacific mission four figures [ABOUT-4, SHAPES-3]', () => {
    show(full);
    const figures = region(copy('about.pacific.title')).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '4',
      '600+',
      '200,000+',
      `${copy('about.pacific.about')} $3,000`,
    ]);
  });

  it('says in six points what telemedicine does, and where it ends [ABOUT-5]', () => {
    show(full);
    const telemedicine = region(copy('about.telemedicine.title'));
    expect(telemedicine.getAllByRole('listitem')).toHaveLength(6);
    expect(telemedicine.getByText(copy('about.telemedicine.limit'))).toBeTruthy();
  });

  it('lists eight surgical specialisations; three of them lead to their pages [ABOUT-6]', () => {
    show(full);
    const surgery = region(copy('about.surgery.title'));
    expect(surgery.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(surgery.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/procedures/lasik',
      '/procedures/prk',
      '/procedures/icl',
    ]);
  });

  it('names the research priorities, and the grants [ABOUT-7]', () => {
    show(full);
    const research = region(copy('about.research.title'));
    expect(research.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Visual outcomes in LASIK and cataract surgery',
      'Sports vision training',
      'Telemedicine in ophthalmology',
      'Population-based diabetic retinopathy studies',
    ]);
    expect(research.getByText('$1M+')).toBeTruthy();
    expect(research.getByText(copy('about.research.funding'))).toBeTruthy();
  });

  it('shows its own figures under Impact by the Numbers when the API is away [ABOUT-9]', () => {
    show(undefined);
    const impact = region(copy('about.impact.title'));
    for (const figure of ['30,000+', '98%', '99.2%', '4.9/5', '20+', '15+', '650+', '12'])
      expect(impact.getByText(figure)).toBeTruthy();
  });

  it('quotes the surgeon twice, once about patient care [ABOUT-10]', () => {
    show(full);
    expect(screen.getAllByRole('blockquote')).toHaveLength(2);
    expect(region(copy('about.philosophy.title')).getByText('Dr. Test')).toBeTruthy();
    expect(screen.getAllByText(copy('about.portrait.sample'))).toHaveLength(1);
  });

  it('ends with the consultation and the way to the Pacific [ABOUT-11]', () => {
    show(full);
    const closing = region(copy('about.closing.title'));
    expect(closing.getByRole('link', { name: copy('actions.schedule') }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(linkTo('Learn More About the Pacific Mission')).toBe('/pacific-story');
  });

  it('takes from the API what it shows, and nothing else', async () => {
    const statistic = (key: string, value: number) => ({ id: key, key, value, prefix: '', suffix: '+' });
    const data = await load({
      api: apiWith({
        '/statistics/public': { items: [statistic('guam_procedures', 640), statistic('unheard_of', 1)] },
        '/settings/public': { practice: 'Somewhere', institutions, awards },
      }),
      params: {},
      lng: 'en',
      signal: new AbortController().signal,
    });
    const figures = { guam_procedures: { value: 640, prefix: '', suffix: '+' } };
    expect(data).toEqual({ figures, institutions, awards });
    show(data);
    expect(screen.getByText('640+')).toBeTruthy();
  });
});
