import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { SelfCheck } from './SelfCheck';

const lasik = <SelfCheck procedure="lasik" />;
const icl = <SelfCheck procedure="icl" excluded={['glaucoma', 'previous eye surgeries']} />;
const sights = () => within(screen.getByRole('group', { name: /What blurs/ }));
const check = () => screen.getByRole('button', { name: 'Check my answers' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const result = () => within(screen.getByRole('status'));
const sentences = () =>
  result()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('Self-check form', () => {
  it('answers each question in words, and leads to the consultation about LASIK', () => {
    renderPage(lasik);
    write(screen.getByLabelText('How old are you?'), '34');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    fireEvent.click(sights().getByRole('radio', { name: 'Far things blur (minus)' }));
    write(screen.getByLabelText('How strong is your prescription?'), '12.5');
    write(screen.getByLabelText('How strong is your astigmatism?'), '1.25');
    fireEvent.click(check());
    expect(result().getByRole('heading').textContent).toBe('LASIK may not be the one for you.');
    expect(sentences()).toEqual([
      'Your age fits. The limit is 18+.',
      'Your prescription holds still, as it should.',
      'Your prescription does not fit. LASIK corrects nearsightedness up to -12.00 D and farsightedness up to +6.00 D.',
      'Your astigmatism fits. The limit is 6.00 D.',
    ]);
    expect(result().getByRole('link', { name: 'Schedule Consultation' }).getAttribute('href')).toBe(
      '/contact?procedure=lasik',
    );
    expect(result().getByText(/no diagnosis/)).toBeTruthy();
  });

  it('takes what is not answered as open, and names what ICL asks for', () => {
    renderPage(icl);
    const conditions = within(screen.getByRole('group', { name: /Is any of this true/ }));
    expect(conditions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'glaucoma',
      'previous eye surgeries',
    ]);
    fireEvent.click(check());
    expect(result().getByRole('heading').textContent).toBe('Nothing speaks against ICL so far.');
    expect(sentences()).toEqual([
      'You gave no age. The limit is 21–45 for optimal results.',
      'Bring older prescriptions along. They show whether your eyes have settled.',
      'We measure your prescription. ICL corrects nearsightedness of -3.00 to -20.00 D and farsightedness of +0.50 to +10.00 D.',
      'Some of the list only measuring can tell. That is part of the consultation.',
    ]);
    expect(result().getByRole('link').getAttribute('href')).toBe('/contact?procedure=icl');
  });

  it('lets no result stand beside other answers', () => {
    renderPage(lasik);
    fireEvent.click(check());
    expect(result().getByRole('heading')).toBeTruthy();
    write(screen.getByLabelText('How old are you?'), '1');
    expect(result().queryByRole('heading')).toBeNull();
  });

  it('forgets the strength when there is none to give', () => {
    renderPage(lasik);
    fireEvent.click(sights().getByRole('radio', { name: /minus/ }));
    write(screen.getByLabelText('How strong is your prescription?'), '14');
    fireEvent.click(sights().getByRole('radio', { name: 'Neither' }));
    fireEvent.click(sights().getByRole('radio', { name: /minus/ }));
    expect(screen.getByLabelText<HTMLInputElement>('How strong is your prescription?').value).toBe('');
    fireEvent.click(check());
    expect(sentences()[2]).toMatch(/^We measure your prescription/);
  });

  it('works by the keyboard alone', async () => {
    const user = userEvent.setup();
    renderPage(lasik);
    await user.tab();
    await user.keyboard('17');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await user.keyboard('0{Enter}');
    expect(sentences()[0]).toBe('Your age does not fit. The limit is 18+.');
    expect(sentences()[1]).toBe('Your prescription holds still, as it should.');
    expect(sentences()[3]).toBe('Your astigmatism fits. The limit is 6.00 D.');
  });

  it('keeps every answer to itself', () => {
    localStorage.clear();
    sessionStorage.clear();
    const calls: unknown[] = [];
    const { fetch: former } = globalThis;
    globalThis.fetch = ((address: unknown) => {
      calls.push(address);
      return Promise.reject(new Error('Nothing may leave.'));
    }) as typeof fetch;
    renderPage(lasik, { at: '/procedures/lasik' });
    write(screen.getByLabelText('How old are you?'), '34');
    fireEvent.click(check());
    globalThis.fetch = former;
    expect(screen.getByTestId('address').textContent).toBe('/procedures/lasik');
    expect([calls.length, localStorage.length, sessionStorage.length]).toEqual([0, 0, 0]);
  });
});
