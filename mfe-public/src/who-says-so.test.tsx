import './testing/browser';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { citedParts, medicalPages, type MedicalPage } from '@lens/contracts/medical-pages';
import type { PublicMedicalReview } from '@lens/contracts/medical-reviews';
import type { LoadContext, PageProps, Translate } from '@lens/contracts/page';
import * as article from './pages/article/article';
import * as icl from './pages/icl/icl';
import * as lasik from './pages/lasik/lasik';
import * as prk from './pages/prk/prk';
import * as technology from './pages/technology/technology';
import { articleNumbered } from './testing/articles';
import { copy, copyIn } from './testing/copy';
import { renderPage } from './testing/render-page';

const pages = { lasik, prk, icl, technology };
const t: Translate = (key) => key;

const review: PublicMedicalReview = {
  written_by: 'Noor Haddad, OD',
  reviewed_by: 'Ana Reyes, MD',
  license: 'California, A 123456',
  reviewed_on: '2026-03-01',
  due_on: '2027-03-01',
  sources: [{ citation: 'PROWL, 2017.', url: 'https://doi.org/10.1001/x', cited_at: ['risks'] }],
  is_sample: false,
};

/** Renders a medical page with what the API answers about it; undefined while the API is away. */
function show(
  page: MedicalPage,
  data: { review: PublicMedicalReview | null } | undefined,
  language?: LanguageCode,
) {
  const Page = pages[page].Page as ComponentType<PageProps<unknown>>;
  const shown = data && { stories: [], ...data };
  return renderPage(<Page data={shown} params={{}} />, { language, at: `/${page}` }).container;
}

/** The ids of the elements to which the links of a kind lead, and whether each exists exactly once. */
const targets = (container: Element, start: string) =>
  [...container.querySelectorAll(`a[href^="#${start}"]`)].map((link) => {
    const id = link.getAttribute('href')!.slice(1);
    return [id, container.querySelectorAll(`[id="${id}"]`).length];
  });

describe('Who says so', () => {
  it.each(medicalPages)(
    '%s claims no review while none is recorded, nor while the API is away [AUTHOR-8]',
    (page) => {
      for (const data of [undefined, { review: null }]) {
        const container = show(page, data);
        expect(container.textContent).not.toContain(copy('medicalReview.reviewedBy'));
        expect(container.querySelector('#medical-review')).toBeNull();
        expect(JSON.stringify(pages[page].head(data as never, t).statements ?? [])).not.toContain('"review"');
      }
    },
  );

  it('stands at the head and at the foot, with dates in the language of the reader [AUTHOR-9]', () => {
    const container = show('lasik', { review }, 'ar');
    const words = copyIn('ar');
    const line = within(container.querySelector('header')!).getByRole('link', {
      name: words('medicalReview.reviewedBy'),
    });
    expect(line.getAttribute('href')).toBe('#medical-review');
    expect(line.parentElement!.textContent).toContain('1 مارس 2026');
    const block = within(screen.getByRole('region', { name: words('medicalReview.title') }));
    expect(block.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Noor Haddad, OD',
      'Ana Reyes, MD',
      'California, A 123456',
      '1 مارس 2026',
      '1 مارس 2027',
    ]);
    expect(block.queryByText(words('medicalReview.sample'))).toBeNull();
  });

  it('says of an invented review that it is a sample [AUTHOR-9]', () => {
    show('icl', { review: { ...review, is_sample: true } });
    expect(screen.getByText(copy('medicalReview.sample'))).toBeTruthy();
  });

  it.each(medicalPages)(
    '%s has a source for every number, and a number for every source [AUTHOR-10]',
    (page) => {
      const parts = citedParts[page];
      const sources = parts.map((part) => ({ citation: `On ${part}.`, url: null, cited_at: [part] }));
      const container = show(page, { review: { ...review, sources } });
      const numbers = parts.map((_part, index) => [`reference-${index + 1}`, 1]);
      expect(targets(container, 'reference-').sort()).toEqual(numbers);
      expect(targets(container, 'cited-')).toEqual(
        parts.map((part, index) => [`cited-${index + 1}-${part}`, 1]),
      );
    },
  );

  it('of an article has a number for every mark of the text that a source has [AUTHOR-11]', () => {
    const mark = (number: number) => ({
      type: 'text' as const,
      text: String(number),
      marks: [{ type: 'link' as const, attrs: { href: `#source-${number}` } }],
    });
    const content = [{ type: 'paragraph' as const, content: [mark(1), mark(2), mark(1)] }];
    const data = { article: articleNumbered(1, { review, body: { type: 'doc', content } }), related: [] };
    const { container } = renderPage(<article.Page data={data} params={{}} />);
    expect(targets(container, 'source-')).toEqual([
      ['source-1', 1],
      ['source-1', 1],
    ]);
    expect(targets(container, 'cited-')).toEqual([['cited-1-text', 1]]);
    expect(article.head(data, t).statements).toContainEqual({
      about: 'review',
      writtenBy: 'Noor Haddad, OD',
      reviewedBy: 'Ana Reyes, MD',
      reviewedOn: '2026-03-01',
    });
  });

  it('is loaded beside the stories, and an API that knows no reviews costs no page [AUTHOR-8]', async () => {
    const contextWith = (answer: () => Promise<unknown>): LoadContext => ({
      api: {
        get: <Body,>(path: string) =>
          (path.startsWith('/medical-reviews/') ? answer() : Promise.resolve({ items: [] })) as Promise<Body>,
        post: () => Promise.reject(new Error('Nothing is sent.')),
      },
      params: {},
      lng: 'en',
      signal: new AbortController().signal,
    });
    const failWith = (status: number) => () => Promise.reject(Object.assign(new Error('Failed'), { status }));
    expect(await lasik.load(contextWith(() => Promise.resolve({ review })))).toMatchObject({
      stories: [],
      review,
    });
    expect(await lasik.load(contextWith(failWith(404)))).toMatchObject({ stories: [], review: null });
    await expect(lasik.load(contextWith(failWith(503)))).rejects.toMatchObject({ status: 503 });
  });
});
