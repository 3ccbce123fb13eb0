import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { Page } from './contact';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';

/** Puts answers of the test's own behind `fetch`. */
function answerWith(...statuses: number[]) {
  const requests: { key: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    requests.push({ key: headers['Idempotency-Key'] ?? '', body: JSON.parse(String(init.body)) });
    const status = statuses.shift() ?? 201;
    return {
      ok: status < 400,
      status,
      json: async () => ({ error: 'no', code: 'test', statusCode: status }),
    };
  }) as unknown as typeof fetch;
  return requests;
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Reyes');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Phone'), '+1 562 555 0199');
}

const send = () => screen.getByRole('button', { name: 'Send request' });

describe('Contact page', () => {
  it('asks for what the browser can check by itself', () => {
    renderPage(page, { at });
    for (const label of ['First name', 'Last name', 'E-mail', 'Phone']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    }
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').type).toBe('email');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').type).toBe('tel');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).required).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('By phone').checked).toBe(true);
    const options = [...screen.getByLabelText<HTMLSelectElement>(/^Procedure/).options];
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a procedure'],
      ['lasik', 'LASIK'],
      ['prk', 'PRK'],
      ['icl', 'ICL'],
      ['consultation', 'General Consultation'],
    ]);
  });

  it('says what is wrong in the page’s language, in one place and at each field, and sends nothing', async () => {
    const requests = answerWith();
    renderPage(page, { at, language: 'es' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    const email = screen.getByLabelText('Correo electrónico');
    const described = document.getElementById(email.getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe('Escriba su correo electrónico.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(0);
  });

  it('stores a request and thanks for it', async () => {
    const requests = answerWith(201);
    const user = userEvent.setup();
    renderPage(page, { at });
    await fill(user);
    await user.selectOptions(screen.getByLabelText(/^Procedure/), 'icl');
    await user.click(screen.getByLabelText('I would like an interpreter'));
    await user.click(send());
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBe(document.activeElement);
    expect(screen.getByTestId('address').textContent).toBe('/contact?sent=1');
    expect(requests[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@example.com',
      phone: '+1 562 555 0199',
      procedure: 'icl',
      message: '',
      preferredContact: 'phone',
      language: 'en',
      interpreter: true,
    });
  });

  it('keeps what was typed when nobody answers, gives the phone number, and retries under the same key', async () => {
    const requests = answerWith(503, 503, 201);
    const user = userEvent.setup();
    renderPage(page, { at });
    await fill(user);
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+15625550142');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes');
    await user.click(send());
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.type(screen.getByLabelText('Last name'), 's');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ });
    const [first, second, third] = requests.map(({ key }) => key);
    expect(first).toMatch(/^[\x21-\x7e]{8,128}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends one request however often the button is pressed', async () => {
    const requests = answerWith(201);
    const user = userEvent.setup();
    renderPage(page, { at });
    await fill(user);
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ });
    expect(requests).toHaveLength(1);
  });

  it('shows a form that the server refused as it was written', () => {
    const values = { firstName: 'Ana', email: 'ana@', procedure: 'prk', preferredContact: 'email' };
    renderPage(<Page data={undefined} params={{}} actionState={{ values, errors: { email: 'invalid' } }} />, {
      at,
    });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Procedure/).value).toBe('prk');
    expect(screen.getByLabelText<HTMLInputElement>('By e-mail').checked).toBe(true);
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('#email');
  });

  it('tells what to expect, what to bring, when it is open and whom to call in an emergency', () => {
    renderPage(page, { at });
    const within_ = (name: string) => within(screen.getByRole('region', { name }));
    for (const minutes of ['45–60 minutes', '30–45 minutes', '15–30 minutes']) {
      expect(within_('What to Expect').getByText(minutes)).toBeTruthy();
    }
    expect(within_('What to Bring').getAllByRole('listitem')).toHaveLength(6);
    const rows = within_('Office hours')
      .getAllByRole('row')
      .map((row) => row.textContent.replace(/\s/g, ' '));
    expect(rows).toEqual(['Monday – Friday8:00 AM – 6:00 PM', 'Saturday9:00 AM – 3:00 PM', 'SundayClosed']);
    const emergency = within_('Trouble after your surgery?').getByRole('link');
    expect(emergency.getAttribute('href')).toBe('tel:+15625550143');
    const callNow = within_('Or reach us directly').getByRole('link', { name: /0100/ });
    expect(callNow.getAttribute('href')).toBe('tel:+15625550100');
  });

  it('names the days in the page’s language', () => {
    renderPage(page, { at, language: 'es' });
    expect(screen.getByRole('rowheader', { name: 'lunes a viernes' })).toBeTruthy();
  });
});
