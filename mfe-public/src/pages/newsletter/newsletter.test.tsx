import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ActionContext, PageApi } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import * as confirm from './confirm';
import * as newsletter from './newsletter';
import * as unsubscribe from './unsubscribe';

type Answer = () => Promise<unknown>;
const refusing = (status: number) => () => Promise.reject(Object.assign(new Error('no'), { status }));

function posted(form: Record<string, string>, answer: Answer = () => Promise.resolve({})) {
  const post = jest.fn(answer);
  const api = { post, get: answer } as unknown as PageApi;
  const context: ActionContext = { api, form, lng: 'en', signal: new AbortController().signal };
  return { context, post };
}

const field = () => screen.getByRole('textbox', { name: copy('newsletter.form.label') }) as HTMLInputElement;
const subscribe = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: copy('newsletter.form.subscribe') }));
};
const answerWith = (status: number) =>
  (globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve({ code: 'x' }) } as Response),
  ));

describe('Newsletter', () => {
  it('posted without JavaScript is passed on and answered by a redirect', async () => {
    const { context, post } = posted({ email: ' a@example.com ', language: 'es', website: '' });
    expect(await newsletter.action(context)).toEqual({ redirect: '/newsletter?sent=1' });
    expect(post).toHaveBeenCalledWith(
      '/newsletter',
      { email: 'a@example.com', language: 'es', website: '' },
      expect.anything(),
    );
  });

  it.each([
    [400, 422, 'invalid'],
    [429, 429, 'busy'],
    [503, 503, 'away'],
    [0, 503, 'away'],
  ])('refused with %i comes back with %i and what was typed', async (answered, status, problem) => {
    const { context } = posted({ email: 'a@b' }, refusing(answered));
    expect(await newsletter.action(context)).toEqual({ status, state: { email: 'a@b', problem } });
    renderPage(<newsletter.Page data={undefined} params={{}} actionState={{ email: 'a@b', problem }} />);
    expect(field().value).toBe('a@b');
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('is sent in place, and says what comes next', async () => {
    const fetched = answerWith(202);
    renderPage(<newsletter.Page data={undefined} params={{}} />);
    subscribe('a@example.com');
    const thanks = await screen.findByText(copy('newsletter.form.sent'));
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(fetched).toHaveBeenCalledWith('/api/newsletter', expect.objectContaining({ method: 'POST' }));
  });

  it('asks nobody about what is no address', () => {
    const fetched = answerWith(202);
    renderPage(<newsletter.Page data={undefined} params={{}} />);
    subscribe('nobody');
    expect(screen.getByRole('alert').textContent).toBe(copy('newsletter.form.invalid'));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [503, copy('newsletter.form.away')],
    [429, copy('newsletter.form.busy')],
  ])('keeps what was typed when the answer is %i', async (status, message) => {
    answerWith(status);
    renderPage(<newsletter.Page data={undefined} params={{}} />);
    subscribe('a@example.com');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(field().value).toBe('a@example.com');
    expect(document.activeElement).toBe(field());
  });
});

describe.each([
  ['confirm', confirm],
  ['unsubscribe', unsubscribe],
] as const)('The mailed link to %s', (purpose, page) => {
  const show = (search: string, actionState?: { failure: string }) =>
    renderPage(<page.Page data={undefined} params={{}} actionState={actionState} />, {
      at: `/newsletter/${purpose}${search}`,
    });

  it('does nothing by itself: a button posts its token [NEWSLETTER-4]', async () => {
    show('?token=abc');
    const form = screen.getByRole('button', { name: copy(`newsletter.${purpose}.button`) }).closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', null]);
    expect(new FormData(form).get('token')).toBe('abc');
    const { context, post } = posted({ token: 'abc' });
    expect(await page.action(context)).toEqual({ redirect: `/newsletter/${purpose}?done=1` });
    expect(post).toHaveBeenCalledWith(`/newsletter/${purpose}`, { token: 'abc' }, expect.anything());
  });

  it('says when it is done', () => {
    show('?done=1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy(`newsletter.${purpose}.done`));
  });

  it('says when it does not work any more, and when nobody answered', async () => {
    expect(await page.action(posted({ token: 'x' }, refusing(400)).context)).toMatchObject({ status: 422 });
    expect(await page.action(posted({ token: 'x' }, refusing(0)).context)).toMatchObject({ status: 503 });
    show('?token=x', { failure: 'invalid' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy('newsletter.invalid.title'));
    show('?token=x', { failure: 'away' });
    expect(screen.getByRole('alert').textContent).toBe(copy('newsletter.away'));
  });

  it('is kept out of search engines', () => {
    expect(page.head(undefined, (key) => key).noindex).toBe(true);
  });
});
