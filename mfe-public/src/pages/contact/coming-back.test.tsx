import { configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { Page } from './contact';
import { forgetDraft } from './form/use-draft';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';
const reference = 'LV-7K3M-9QXD';
const person = {
  'First name': 'Ana',
  'Last name': 'Reyes',
  Email: 'ana@example.com',
  Phone: '+1 562 555 0199',
};

// The form's schema is loaded on demand, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 4000 });
afterEach(forgetDraft);

describe('A form that is left', () => {
  it('has what was half written when somebody comes back, and nowhere else', async () => {
    const first = renderPage(page, { at: '/contact?procedure=icl' });
    fireEvent.input(screen.getByLabelText('Last name'), { target: { value: 'Reyes' } });
    fireEvent.change(screen.getByLabelText(/^Procedure/), { target: { value: 'prk' } });
    fireEvent.click(screen.getByLabelText('By email'));
    fireEvent.click(screen.getByLabelText('I would like an interpreter'));
    first.unmount();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    const second = renderPage(page, { at: '/contact?procedure=icl' });
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Procedure/).value).toBe('prk');
    expect(screen.getByLabelText<HTMLInputElement>('By email').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('I would like an interpreter').checked).toBe(true);
    second.unmount();
    renderPage(page, { at: '/contact?procedure=lasik' });
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Procedure/).value).toBe('lasik');
  });

  it('begins with what the page on financing was asked about, and sends it in the message', () => {
    const first = renderPage(page, { at: '/contact?procedure=consultation&about=structured' });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Procedure/).value).toBe('consultation');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe(
      'About paying: Structured Investment',
    );
    first.unmount();
    const second = renderPage(page, { at: '/contact?procedure=consultation&about=healthcare' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe(
      'About paying: Healthcare Investment',
    );
    second.unmount();
    renderPage(page, { at: '/contact?about=a+free+car' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('');
  });

  it('begins with an empty form once the last one was sent', async () => {
    globalThis.fetch = (async () => ({
      ok: true,
      status: 201,
      json: async () => ({ reference }),
    })) as unknown as typeof fetch;
    const first = renderPage(page, { at });
    for (const [label, value] of Object.entries(person))
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ });
    first.unmount();
    renderPage(page, { at });
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('');
  });
});
