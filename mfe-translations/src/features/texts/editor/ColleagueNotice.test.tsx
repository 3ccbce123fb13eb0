import { screen, waitFor } from '@testing-library/react';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { sendChange } from '../../../testing/send-change';
import { stateLabel } from '../labels';
import { Page } from '../TextsPage';

let desk: ReturnType<typeof fakeDesk>;

function show(
  query = '&text=common/hero.title',
  override: (sent: Sent) => Reply | undefined = () => undefined,
) {
  desk = fakeDesk([buildText(), buildText({ key: 'hero.note', source: 'Call us.' })]);
  return showPage(<Page />, {
    address: `/admin/translations/texts?language=ko${query}`,
    respond: (sent) => override(sent) ?? desk.respond(sent),
  });
}

const findTextArea = () => screen.findByLabelText<HTMLTextAreaElement>('Korean');
const rowText = () => screen.getByRole('button', { name: /common: hero\.title/ }).textContent;
const changeByColleague = (id: string, text: string, revision = 1) => {
  desk.saveByColleague(`common/${id}`, text);
  sendChange({ resource_type: 'desk_text', id: `ko/common/${id}`, revision });
};

afterEach(cleanUp);

test('an open text without a draft shows what a colleague saved, and who it was', async () => {
  show();
  await findTextArea();
  changeByColleague('hero.title', '동료');
  await screen.findByText('lin changed this text. You see the new version.');
  expect((await findTextArea()).value).toBe('동료');
});

test('a draft stays when a colleague saves; both wordings are shown now, and again on saving', async () => {
  const { user } = show();
  await user.clear(await findTextArea());
  await user.type(await findTextArea(), '나의');
  changeByColleague('hero.title', '동료');
  await screen.findByText(/^lin changed this text while you were writing/);
  expect([(await findTextArea()).value, screen.getByText('동료').lang]).toEqual(['나의', 'ko']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await findTextArea()).value).toBe('나의');
});

test('a row of the list changes in its place, without a new request for the list', async () => {
  const { sent } = show('', ({ path }) =>
    path === '/translations/texts/ko/common/hero.title'
      ? { body: buildText({ state: 'stale', revision: 1 }) }
      : undefined,
  );
  await screen.findByRole('button', { name: /hero\.note/ });
  const lists = () => sent.filter(({ path }) => path === '/translations/texts').length;
  const before = lists();
  expect(rowText()).not.toContain(stateLabel('stale'));
  sendChange({ resource_type: 'desk_text', id: 'ko/common/hero.title' });
  await waitFor(() => expect(rowText()).toContain(stateLabel('stale')));
  expect(lists()).toBe(before);
});

test('changes in other languages, and those already seen, cause no requests', async () => {
  const { sent } = show();
  await findTextArea();
  const reads = () => sent.filter(({ path }) => path.endsWith('hero.title')).length;
  const before = reads();
  sendChange({ resource_type: 'desk_text', id: 'ar/common/hero.title' });
  sendChange({ resource_type: 'desk_text', id: 'ko/common/hero.title', revision: 0 });
  changeByColleague('hero.note', '동료');
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('hero.note'))).toBe(true));
  expect(reads()).toBe(before);
});
