import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderLayout } from '../testing/render-layout';
import { FooterNewsletter } from './FooterNewsletter';

const field = () => screen.getByRole('textbox', { name: 'Your email address' }) as HTMLInputElement;
const subscribe = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};
const answerWith = (status: number) =>
  (globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve({}) } as Response),
  ));

describe('Newsletter box of the footer', () => {
  it('posts to the newsletter page without JavaScript', () => {
    renderLayout(<FooterNewsletter />);
    const { form } = field();
    expect([form!.method, form!.getAttribute('action')]).toEqual(['post', '/newsletter']);
    expect([field().type, field().name, field().required]).toEqual(['email', 'email', true]);
  });

  it('subscribes without leaving the page, and says what to do next', async () => {
    const fetchMock = answerWith(202);
    renderLayout(<FooterNewsletter />);
    subscribe('a@example.com');
    expect(await screen.findByText(/Open the link to confirm/)).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/newsletter',
      expect.objectContaining({
        body: JSON.stringify({ language: 'en', website: '', email: 'a@example.com' }),
      }),
    );
  });

  it.each([
    ['/newsletter', 0],
    ['/newsletter/confirm', 0],
    ['/', 1],
  ])('is on %s %d times: pages of the newsletter have their own', (at, times) => {
    renderLayout(<FooterNewsletter />, { at });
    expect(screen.queryAllByRole('button', { name: 'Subscribe' })).toHaveLength(times);
  });

  it('says that the server does not answer, and keeps the address [NEWSLETTER-3]', async () => {
    answerWith(503);
    renderLayout(<FooterNewsletter />);
    subscribe('a@example.com');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/did not reach us/));
    expect(field().value).toBe('a@example.com');
  });
});
