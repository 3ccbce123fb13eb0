import { screen, within } from '@testing-library/react';
import { DeskPage } from '../../../components/desk-page/DeskPage';
import { cleanUp, showPage } from '../../../testing/show-page';
import { UnsignedCard } from './UnsignedCard';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanUp();
  log.mockRestore();
});

const show = (items: object[] | null) =>
  showPage(
    <DeskPage>
      <UnsignedCard />
    </DeskPage>,
    { respond: () => (items ? { body: { items } } : undefined) },
  );
const file = (language: string, unsigned: number, chosen_english = 0) => ({
  ...{ language, namespace: 'common', unsigned, shown: { chosen_english } },
});

test('each language with critical texts that nobody signed is counted, and leads to them [SIGN-11]', async () => {
  show([file('es', 1_200), file('es', 34), file('ko', 0), file('ar', 2)]);
  const list = within(await screen.findByRole('list', { name: /not signed, by language/ }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Spanish: 1,234', '/admin/translations/texts?language=es&sign_off=missing'],
    ['Arabic: 2', '/admin/translations/texts?language=ar&sign_off=missing'],
  ]);
});

test('says how many texts of a language the settings show in English [SIGN-19]', async () => {
  show([file('es', 1_200, 1_300), file('es', 34, 6), file('ar', 2)]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Spanish: 1,234 · shown in English by the settings: 1,306',
    'Arabic: 2',
  ]);
});

test('says that all are signed, and that they could not be counted', async () => {
  show([file('es', 0)]);
  await screen.findByText('Every critical text is signed.');
  cleanUp();
  show(null);
  await screen.findByText(/^The texts could not be counted: /);
});
