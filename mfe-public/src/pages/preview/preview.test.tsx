import '../../testing/browser';
import { screen } from '@testing-library/react';
import { articleNumbered } from '../../testing/articles';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { head, Page } from './preview';

const answerWith = (status: number, body: unknown = {}) =>
  (globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response),
  ));
const show = () => renderPage(<Page data={undefined} params={{ token: 'a.b.c' }} />);

beforeEach(() => localStorage.setItem('cms_token', 'session'));

describe('Preview', () => {
  it('shows an article as it would be published, to whoever is signed in [ARTICLE-9]', async () => {
    const fetched = answerWith(200, { resource: 'article', data: articleNumbered(1) });
    show();
    expect(await screen.findByText('Body 1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title 1');
    expect(screen.getByText(copy('preview.shown'))).toBeTruthy();
    expect(fetched).toHaveBeenCalledWith(
      '/api/previews/a.b.c',
      expect.objectContaining({
        headers: expect.objectContaining({ authorization: 'Bearer session' }) as unknown,
      }),
    );
  });

  it.each([
    [401, copy('preview.signedOut')],
    [404, copy('preview.expired')],
    [410, copy('preview.expired')],
    [503, copy('preview.away')],
  ])('says what is wrong when the answer is %i', async (status, message) => {
    answerWith(status);
    show();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy('preview.title'));
  });

  it('asks nothing while nobody is signed in [ARTICLE-9]', async () => {
    localStorage.clear();
    const fetched = answerWith(200);
    show();
    expect(await screen.findByText(copy('preview.signedOut'))).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is kept out of search engines', () => {
    expect(head(undefined, (key) => key).noindex).toBe(true);
  });
});
