import { configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillForm, optionalLabel, sendButton } from '../../testing/consultation-form';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './contact';
import { forgetDraft } from './form/use-draft';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';
const reference = 'LV-7K3M-9QXD';

// The form loads its schema on demand, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 4000 });
afterEach(forgetDraft);

describe('A form that is left', () => {
  it('has its draft when somebody comes back, and stores it nowhere else', async () => {
    const first = renderPage(page, { at: '/contact?procedure=icl' });
    fireEvent.input(screen.getByLabelText(copy('forms:consultation.lastName')), {
      target: { value: 'Reyes' },
    });
    fireEvent.change(screen.getByLabelText(optionalLabel('procedure')), { target: { value: 'prk' } });
    fireEvent.click(screen.getByLabelText(copy('forms:consultation.byEmail')));
    fireEvent.click(screen.getByLabelText(copy('forms:consultation.interpreter')));
    first.unmount();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    const second = renderPage(page, { at: '/contact?procedure=icl' });
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('Reyes');
    expect(screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).value).toBe('prk');
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.byEmail')).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.interpreter')).checked).toBe(
      true,
    );
    second.unmount();
    renderPage(page, { at: '/contact?procedure=lasik' });
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('Reyes');
    expect(screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).value).toBe('lasik');
  });

  it('begins its message with the way to pay that the page on financing links to', () => {
    const first = renderPage(page, { at: '/contact?procedure=consultation&about=structured' });
    expect(screen.getByLabelText<HTMLSelectElement>(optionalLabel('procedure')).value).toBe('consultation');
    expect(screen.getByLabelText<HTMLTextAreaElement>(optionalLabel('message')).value).toBe(
      copy('forms:consultation.about', { option: copy('financing.options.structured.title') }),
    );
    first.unmount();
    const second = renderPage(page, { at: '/contact?procedure=consultation&about=healthcare' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(optionalLabel('message')).value).toBe(
      copy('forms:consultation.about', { option: copy('financing.options.healthcare.title') }),
    );
    second.unmount();
    renderPage(page, { at: '/contact?about=a+free+car' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(optionalLabel('message')).value).toBe('');
  });

  it('begins with an empty form once the last one was sent', async () => {
    globalThis.fetch = (async () => ({
      ok: true,
      status: 201,
      json: async () => ({ reference }),
    })) as unknown as typeof fetch;
    const first = renderPage(page, { at });
    fillForm();
    await userEvent.setup().click(sendButton());
    await screen.findByRole('heading', { level: 1, name: copy('forms:sent.title') });
    first.unmount();
    renderPage(page, { at });
    expect(screen.getByLabelText<HTMLInputElement>(copy('forms:consultation.lastName')).value).toBe('');
  });
});
