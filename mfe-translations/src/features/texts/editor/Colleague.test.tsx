import { screen, waitFor } from '@testing-library/react';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { deskText } from '../../../testing/desk-texts';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, tidy } from '../../../testing/show-page';
import { tell } from '../../../testing/tell';
import { stateLabel } from '../labels';
import { Page } from '../TextsPage';

let desk: ReturnType<typeof fakeDesk>;

function show(
  query = '&text=common/hero.title',
  answer: (sent: Sent) => Reply | undefined = () => undefined,
) {
  desk = fakeDesk([deskText(), deskText({ key: 'hero.note', source: 'Call us.' })]);
  return showPage(<Page />, {
    at: `/admin/translations/texts?language=ko${query}`,
    respond: (sent) => answer(sent) ?? desk.respond(sent),
  });
}

const area = () => screen.findByLabelText<HTMLTextAreaElement>('Korean');
const row = () => screen.getByRole('button', { name: /common: hero\.title/ }).textContent;
const change = (id: string, text: string, revision = 1) => {
  desk.saveElsewhere(`common/${id}`, text);
  tell({ resource_type: 'desk_text', id: `ko/common/${id}`, revision });
};

afterEach(tidy);

test('an open text in which nothing was typed shows what a colleague saved, and who it was', async () => {
  show();
  await area();
  change('hero.title', '동료');
  await screen.findByText('lin changed this text. It is shown as it is now.');
  expect((await area()).value).toBe('동료');
});

test('what was typed stays, with theirs beside it, and both stand side by side when it is saved', async () => {
  const { user } = show();
  await user.clear(await area());
  await user.type(await area(), '나의');
  change('hero.title', '동료');
  await screen.findByText(/^lin changed this text while it was being written here/);
  expect([(await area()).value, screen.getByText('동료').lang]).toEqual(['나의', 'ko']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await area()).value).toBe('나의');
});

test('a row of the list changes where it stands, without the list being read again', async () => {
  const { sent } = show('', ({ path }) =>
    path === '/translations/texts/ko/common/hero.title'
      ? { body: deskText({ state: 'stale', revision: 1 }) }
      : undefined,
  );
  await screen.findByRole('button', { name: /hero\.note/ });
  const lists = () => sent.filter(({ path }) => path === '/translations/texts').length;
  const before = lists();
  expect(row()).not.toContain(stateLabel('stale'));
  tell({ resource_type: 'desk_text', id: 'ko/common/hero.title' });
  await waitFor(() => expect(row()).toContain(stateLabel('stale')));
  expect(lists()).toBe(before);
});

test('texts of other languages, and what is known already, are not read', async () => {
  const { sent } = show();
  await area();
  const reads = () => sent.filter(({ path }) => path.endsWith('hero.title')).length;
  const before = reads();
  tell({ resource_type: 'desk_text', id: 'ar/common/hero.title' });
  tell({ resource_type: 'desk_text', id: 'ko/common/hero.title', revision: 0 });
  change('hero.note', '동료');
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('hero.note'))).toBe(true));
  expect(reads()).toBe(before);
});
