import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../../testing/render-page';
import { Page } from './NewArticlePage';

test('the author has to be entered, and is never filled in automatically', async () => {
  const api = fakeApi(() => 'no answer');
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/articles/new' });
  const author = screen.getByLabelText<HTMLInputElement>('Author');
  expect(author.value).toBe('');
  await userEvent.type(screen.getByLabelText('Title in English'), 'The first night');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Procedures' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  await screen.findByText('This is required.');
  expect(document.activeElement).toBe(author);
  expect(api.sent).toEqual([]);
  api.restore();
});
