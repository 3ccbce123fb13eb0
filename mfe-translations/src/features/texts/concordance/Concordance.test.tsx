import { screen, waitFor, within } from '@testing-library/react';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const texts = [
  buildText(),
  buildText({ namespace: 'medical', key: 'laser', source: 'The laser.', shipped: '레이저입니다.' }),
  buildText({
    namespace: 'forms',
    key: 'laser.ask',
    source: 'Ask about the LASER.',
    text: '레이저?',
    state: 'machine',
  }),
];
const show = () => {
  const desk = fakeDesk(texts);
  return showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: (sent) => {
      if (sent.path !== '/translations/texts' || !sent.query['search']) return desk.respond(sent);
      const items = texts.filter(({ source }) => source.toLowerCase().includes(sent.query['search']!));
      return { body: { items, total: items.length, page: 1, limit: 20 } };
    },
  });
};
const found = () =>
  within(screen.getByRole('list', { name: 'Texts with these words' })).queryAllByRole('listitem');

afterEach(cleanUp);

test('words are found in every namespace, both wordings of each text side by side and the words marked [WORDS-1]', async () => {
  const { user, sent } = show();
  await screen.findByRole('textbox', { name: 'Korean' });
  await user.keyboard('f');
  const field = await screen.findByRole('searchbox', { name: 'Words in English or Korean' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'laser');
  await waitFor(() => expect(found()).toHaveLength(2));
  expect(found().map(({ textContent }) => textContent)).toEqual([
    'The laser.레이저입니다.medical: laser, translated',
    'Ask about the LASER.레이저?forms: laser.ask, machine translated',
  ]);
  expect(found().map((item) => item.querySelector('mark')?.textContent)).toEqual(['laser', 'LASER']);
  expect(screen.getByText('2 other texts.').getAttribute('role')).toBe('status');
  const { query } = sent.findLast(({ query }) => query['search'])!;
  expect(query).toMatchObject({ language: 'ko', search: 'laser' });
  expect(query['namespace']).toBeUndefined();
  // The open text stays.
  expect(screen.getByRole('heading', { level: 2, name: 'hero.title' })).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'nowhere');
  expect(await screen.findByText('No other text has these words.')).toBeTruthy();
});

test('the words that are selected on the screen are looked for', async () => {
  const { user } = show();
  await screen.findByRole('textbox', { name: 'Korean' });
  const selection = jest
    .spyOn(window, 'getSelection')
    .mockReturnValue({ toString: () => ' laser ' } as Selection);
  await user.keyboard('f');
  selection.mockRestore();
  await waitFor(() => expect(found()).toHaveLength(2));
});
