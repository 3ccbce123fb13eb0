import { screen } from '@testing-library/react';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const form = (key: string, shipped: string | null) =>
  buildText({ language: 'ar', key, source: '{{count}} minutes', shipped });

afterEach(cleanUp);

test('a plural form says which numbers it is for, and shows the other forms', async () => {
  const desk = fakeDesk([
    form('minutes_few', '{{count}} دقائق'),
    form('minutes_two', 'دقيقتان'),
    form('minutes_one', null),
    form('minutes_left', 'آخر'),
  ]);
  showPage(<Page />, {
    address: '/admin/translations/texts?language=ar&text=common/minutes_two',
    respond: desk.respond,
  });
  const forms = await screen.findByRole('region', { name: 'Plural forms' });
  expect(forms.textContent).toContain('Arabic has 3 forms of this text. This is the form for 2.');
  const formTexts = [...forms.querySelectorAll('div')].map(({ textContent }) => textContent);
  const rows = screen.getByRole('list', { name: 'Texts' }).querySelectorAll('button > :first-child');
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'common: minutes_few, for 3 to 10, 103 to 110',
    'common: minutes_two, for 2',
    'common: minutes_one, for 1',
    'common: minutes_left',
  ]);
  expect(formTexts).toEqual(['For 1Not written yet', 'For 3 to 10, 103 to 110{{count}} دقائق']);
});
