import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { Link, useLocation } from '@lens/platform/router';
import { useConfirmation } from './confirm';
import { useUnsavedGuard } from './unsaved-guard';

interface FormProps {
  unsaved: boolean;
  save?: () => Promise<boolean>;
}

function Form({ unsaved, save }: FormProps) {
  useUnsavedGuard(unsaved, { text: 'The draft is in this tab.' }, save);
  return null;
}

function Site(form: FormProps) {
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="path">{pathname}</p>
      {pathname === '/form' && <Form {...form} />}
      <Link to="/other">Elsewhere</Link>
    </>
  );
}

const path = () => screen.getByTestId('path').textContent;
const question = () => useConfirmation.getState().pending;
const show = (form: FormProps) => {
  window.history.pushState({ idx: 0 }, '', '/form');
  render(
    <BrowserRouter>
      <Site {...form} />
    </BrowserRouter>,
  );
};
const leave = () => act(async () => screen.getByText('Elsewhere').click());
/** Whether the browser asks before it closes the document. */
const isCloseGuarded = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('unsaved work is asked about before the user leaves the page or closes the document', async () => {
  show({ unsaved: true });
  expect(isCloseGuarded()).toBe(true);
  await leave();
  expect([path(), question()!.title, question()!.text]).toEqual([
    '/form',
    'Leave without saving?',
    'The draft is in this tab.',
  ]);
  await act(async () => question()!.answer(false));
  expect(path()).toBe('/form');
  await leave();
  await act(async () => question()!.answer(true));
  expect(path()).toBe('/other');
  expect(isCloseGuarded()).toBe(false);
});

test('work that can be saved before leaving is saved, without a question', async () => {
  const save = jest.fn(() => Promise.resolve(true));
  show({ unsaved: true, save });
  await leave();
  expect([path(), save.mock.calls.length, question()]).toEqual(['/other', 1, null]);
});

test('a page without unsaved work is left at once', async () => {
  show({ unsaved: false });
  expect(isCloseGuarded()).toBe(false);
  await leave();
  expect([path(), question()]).toEqual(['/other', null]);
});
