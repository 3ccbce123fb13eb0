import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@lens/contracts/languages';
import { copy, copyIn } from '../../../testing/copy';
import { renderPage } from '../../../testing/render-page';
import { Elsewhere } from '../contact';

const key = 'consultation-queue';
const reference = 'LV-7K3M-9QXD';
const request = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '5625550199' };
const wait = (since = Date.now()) =>
  localStorage.setItem(key, JSON.stringify([{ fate: 'waiting', key: 'its-key', since, request }]));

/** @param status the API's answer; undefined if it cannot be reached */
function answerWith(status?: number) {
  globalThis.fetch = (async () => {
    if (!status) throw new TypeError('Failed to fetch');
    return { ok: status < 400, status, json: async () => ({ reference, code: 'test', statusCode: status }) };
  }) as unknown as typeof fetch;
}

afterEach(() => localStorage.clear());

describe('A request that waited, on any other page', () => {
  it.each(['en', 'es', 'ar', 'zh'] as const)(
    'is sent from there, and its writer is told in %s, with the reference, until they close it',
    async (language: LanguageCode) => {
      wait();
      answerWith(201);
      renderPage(<Elsewhere />, { at: '/about', language });
      const title = copyIn(language)('forms:waiting.sent.title');
      const notices = screen.getByRole('status');
      expect(await within(notices).findByRole('heading', { name: title })).toBeTruthy();
      expect(notices.textContent).toContain(reference);
      expect(localStorage.getItem(key)).not.toContain('Reyes');
      await userEvent.click(within(notices).getByRole('button'));
      expect(notices.childElementCount).toBe(0);
      expect(localStorage.getItem(key)).toBeNull();
    },
  );

  it('goes on waiting in silence while nobody answers, and is told of as soon as somebody does', async () => {
    wait();
    answerWith();
    renderPage(<Elsewhere />, { at: '/about' });
    await act(async () => undefined);
    expect(screen.getByRole('status').childElementCount).toBe(0);
    expect(localStorage.getItem(key)).toContain('Reyes');
    answerWith(201);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(new RegExp(reference))).toBeTruthy();
  });

  it('is erased there too after 24 hours, with a notice that it was not sent', async () => {
    wait(Date.now() - 24 * 3_600_000);
    answerWith();
    renderPage(<Elsewhere />, { at: '/about' });
    expect(await screen.findByRole('heading', { name: copy('forms:waiting.expired.title') })).toBeTruthy();
    expect(localStorage.getItem(key)).not.toContain('Reyes');
  });
});
