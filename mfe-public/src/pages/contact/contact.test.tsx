import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillForm, optionalLabel, sendButton } from '../../testing/consultation-form';
import { copy, copyIn } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './contact';
import { forgetDraft } from './form/use-draft';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';
const reference = 'LV-7K3M-9QXD';

// The form loads its schema on demand, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 4000 });
afterEach(() => {
  localStorage.clear();
  forgetDraft();
});

/** Lets `fetch` answer with these statuses in turn, then with 201. @returns the requests it gets */
function answerWith(...statuses: number[]) {
  const requests: { key: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    requests.push({ key: headers['Idempotency-Key'] ?? '', body: JSON.parse(String(init.body)) });
    const status = statuses.shift() ?? 201;
    return {
      ok: status < 400,
      status,
      json: async () => (status < 400 ? { reference } : { error: 'no', code: 'test', statusCode: status }),
    };
  }) as unknown as typeof fetch;
  return requests;
}

const thanks = { level: 1, name: copy('forms:sent.title') };
const inSpanish = copyIn('es');

describe('Contact page', () => {
  it('asks for what the browser can check by itself [CONTACT-7]', () => {
    renderPage(page, { at });
    const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'byPhone') =>
      screen.getByLabelText<HTMLInputElement>(copy(`forms:consultation.${name}`));
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
      expect(field(name).required).toBe(true);
    }
    expect(field('email').type).toBe('email');
    expect(field('phone').type).toBe('tel');
    expect(screen.getByLabelText<HTMLTextAreaElement>(optionalLabel('message')).required).toBe(false);
    expect(field('byPhone').checked).toBe(true);
    const options = [...screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).options];
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a procedure'],
      ['lasik', 'LASIK'],
      ['prk', 'PRK'],
      ['icl', 'ICL'],
      ['consultation', 'General Consultation'],
    ]);
  });

  it('asks each question once, however often the form is drawn', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPage(page, { at });
    await userEvent.setup().click(sendButton());
    await screen.findByRole('alert');
    expect(screen.getAllByLabelText(optionalLabel('procedure'))).toHaveLength(1);
    expect(screen.getAllByLabelText(copy('forms:consultation.byPhone'))).toHaveLength(1);
    expect(screen.getAllByLabelText(optionalLabel('message'))).toHaveLength(1);
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
    complaints.mockRestore();
  });

  it('says what is wrong in the page’s language, in one place and at each field, and sends nothing [CONTACT-9]', async () => {
    const requests = answerWith();
    renderPage(page, { at, language: 'es' });
    await userEvent.setup().click(screen.getByRole('button', { name: inSpanish('forms:consultation.send') }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    const email = screen.getByLabelText(inSpanish('forms:consultation.email'));
    const described = document.getElementById(email.getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe(inSpanish('forms:errors.email.required'));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(0);
  });

  it('stores a request and thanks for it [CONTACT-3]', async () => {
    const requests = answerWith(201);
    const user = userEvent.setup();
    renderPage(page, { at });
    fillForm();
    await user.selectOptions(screen.getByLabelText(optionalLabel('procedure')), 'icl');
    await user.click(screen.getByLabelText(copy('forms:consultation.interpreter')));
    await user.click(sendButton());
    expect(await screen.findByRole('heading', thanks)).toBe(document.activeElement);
    expect(screen.getByTestId('address').textContent).toBe(`/contact?sent=${reference}`);
    expect(screen.getByText(reference)).toBeTruthy();
    expect(requests[0]?.body).toEqual({
      consent_version: '2026-11',
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

  it('keeps the values when nobody answers, gives the phone number, and retries under the same key', async () => {
    const requests = answerWith(503, 503, 201);
    const user = userEvent.setup();
    renderPage(page, { at });
    fillForm();
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+15625550142');
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('Reyes');
    await user.click(sendButton());
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.click(within(alert).getByRole('button', { name: copy('forms:waiting.now') }));
    await screen.findByRole('heading', thanks);
    expect(screen.getByText(reference)).toBeTruthy();
    expect(requests[0]?.key).toMatch(/^[\x21-\x7e]{8,128}$/);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('tells a visitor who returns that a request waits, and sends it under its first key [CONTACT-11]', async () => {
    const requests = answerWith(503, 503, 201);
    const user = userEvent.setup();
    const first = renderPage(page, { at });
    fillForm();
    await user.click(sendButton());
    await screen.findByRole('alert');
    first.unmount();
    renderPage(page, { at });
    const notice = await screen.findByRole('status');
    expect(within(notice).getByRole('heading').textContent).toBe(copy('forms:waiting.waiting.title'));
    expect(notice.textContent).toContain(copy('forms:waiting.waiting.text', { time: '|' }).split('|').at(-1));
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('');
    await waitFor(() => expect(requests).toHaveLength(2));
    await user.click(within(notice).getByRole('button', { name: copy('forms:waiting.now') }));
    expect(await screen.findByRole('heading', { name: copy('forms:waiting.sent.title') })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(reference);
    expect(localStorage.getItem('consultation-queue')).not.toMatch(/Reyes|ana@/);
    expect(requests.map(({ key }) => key)).toEqual(Array.from(requests, () => requests[0]?.key));
    await user.click(screen.getByRole('button', { name: copy('forms:waiting.close') }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('forgets a request that is discarded, and sends it no more [CONTACT-12]', async () => {
    const requests = answerWith(503);
    const user = userEvent.setup();
    renderPage(page, { at });
    fillForm();
    await user.click(sendButton());
    await user.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: copy('forms:waiting.discard') }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(requests).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('Reyes');
  });

  it('sends what waits as soon as the browser is online again', async () => {
    const requests = answerWith(503, 201);
    const user = userEvent.setup();
    renderPage(page, { at });
    fillForm();
    await user.click(sendButton());
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', thanks);
    expect(requests).toHaveLength(2);
  });

  it('erases after 24 hours what could not be sent, and says that it was not sent', async () => {
    const requests = answerWith();
    const request = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', phone: '5625550199' };
    const since = Date.now() - 24 * 3_600_000;
    localStorage.setItem(
      'consultation-queue',
      JSON.stringify([{ fate: 'waiting', key: 'an-old-key', since, request }]),
    );
    renderPage(page, { at });
    expect(await screen.findByRole('heading', { name: copy('forms:waiting.expired.title') })).toBeTruthy();
    expect(localStorage.getItem('consultation-queue')).not.toContain('Reyes');
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['lasik', 'lasik'],
    ['icl', 'icl'],
    ['smile', ''],
  ])('asked for with ?procedure=%s, begins with the procedure "%s"', (procedure, chosen) => {
    renderPage(page, { at: `/contact?procedure=${procedure}` });
    expect(screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).value).toBe(chosen);
  });

  it('shows the reference of a request that was posted without JavaScript, and nothing else from the address', () => {
    const first = renderPage(page, { at: `/contact?sent=${reference}` });
    expect(screen.getByText(reference)).toBeTruthy();
    first.unmount();
    renderPage(page, { at: '/contact?sent=You+owe+us+money' });
    expect(screen.getByRole('heading', thanks)).toBeTruthy();
    expect(within(screen.getByRole('heading', { level: 1 }).parentElement!).queryByText(/owe/)).toBeNull();
  });

  it('sends one request however often the button is pressed', async () => {
    const requests = answerWith(201);
    renderPage(page, { at });
    fillForm();
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await screen.findByRole('heading', thanks);
    expect(requests).toHaveLength(1);
  });

  it('shows a form that the server refused, with its values', () => {
    const values = { firstName: 'Ana', email: 'ana@', procedure: 'prk', preferredContact: 'email' };
    renderPage(<Page data={undefined} params={{}} actionState={{ values, errors: { email: 'invalid' } }} />, {
      at,
    });
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.firstName')).value).toBe('Ana');
    expect(screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).value).toBe('prk');
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.byEmail')).checked).toBe(true);
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('#email');
  });

  it('tells what to expect, what to bring, when it is open and whom to call in an emergency [CONTACT-1]', () => {
    renderPage(page, { at });
    const region = (name: string) => within(screen.getByRole('region', { name }));
    const expected = region(copy('contact.expect.title'));
    for (const minutes of [
      { from: 45, count: 60 },
      { from: 30, count: 45 },
      { from: 15, count: 30 },
    ]) {
      expect(expected.getByText(copy('contact.expect.minutes', minutes))).toBeTruthy();
    }
    const steps = expected.getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Comprehensive Eye Exam',
      'Personal Consultation',
      'Customized Treatment Plan',
    ]);
    const bring = region(copy('contact.bring.title')).getAllByRole('listitem');
    expect(bring.map((item) => item.querySelector('div')?.firstChild?.textContent)).toEqual([
      'Current glasses or contacts',
      'Insurance cards',
      'List of current medications',
      "Driver's license or ID",
      'List of questions',
      'Someone to drive you home',
    ]);
    const rows = region(copy('contact.hours.title'))
      .getAllByRole('row')
      .map((row) => row.textContent.replace(/\s/g, ' '));
    expect(rows).toEqual([
      'Monday – Friday8:00 AM – 6:00 PM',
      'Saturday9:00 AM – 3:00 PM',
      `Sunday${copy('contact.hours.closed')}`,
    ]);
    const emergency = region(copy('contact.emergency.title')).getByRole('link');
    expect(emergency.getAttribute('href')).toBe('tel:+15625550143');
    const phone = region(copy('contact.details.title')).getByRole('link', { name: /0142/ });
    expect(phone.getAttribute('href')).toBe('tel:+15625550142');
  });

  it('has quick links to the second number, the procedures and financing, and ends with the testimonials [CONTACT-2]', () => {
    renderPage(page, { at });
    const links = within(screen.getByRole('navigation', { name: copy('contact.quick.title') })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`${copy('actions.callNow')} +1 (562) 555-0100`, 'tel:+15625550100'],
      [`${copy('contact.emergency.line')} +1 (562) 555-0143`, 'tel:+15625550143'],
      ['Learn About Procedures', '/procedures'],
      ['Financing Options', '/financing'],
    ]);
    const closing = within(screen.getByRole('region', { name: copy('contact.closing.title') }));
    expect(closing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+15625550142',
      '/testimonials',
    ]);
  });

  it('takes a fault away as soon as its field is in order, and leaves the focus where somebody writes', async () => {
    answerWith();
    const user = userEvent.setup();
    renderPage(page, { at });
    await user.click(sendButton());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    const name = screen.getByLabelText(copy('forms:consultation.firstName'));
    await user.type(name, 'Ana');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(3));
    expect(name.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(name);
    const email = screen.getByLabelText(copy('forms:consultation.email'));
    await user.type(email, 'ana@');
    await waitFor(() =>
      expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe(
        copy('forms:errors.email.invalid'),
      ),
    );
    await user.type(email, 'example.com');
    await user.type(screen.getByLabelText(copy('forms:consultation.lastName')), 'Reyes');
    await user.type(screen.getByLabelText(copy('forms:consultation.phone')), '+1 562 555 0199');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
