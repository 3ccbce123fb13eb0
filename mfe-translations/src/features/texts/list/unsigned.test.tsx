import { screen, waitFor, within } from '@testing-library/react';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { cleanUp, showPage } from '../../../testing/show-page';
import { buildCritical, signOff } from '../../../testing/sign-offs';
import { Page } from '../TextsPage';

afterEach(cleanUp);

test.each([
  [
    0,
    'Visitors read 2 of 3 texts in Korean, 1 in English because they are not translated. Articles are not counted.',
  ],
  [
    1_200,
    'Visitors read 2 of 1,203 texts in Korean, 1 in English because they are not translated. Shown in English by the settings, in parts with critical texts that are not signed: 1,200. Articles are not counted.',
  ],
])('the list says that the settings show %i texts in English [SIGN-19]', async (chosen_english, sentence) => {
  const { respond } = fakeDesk([buildText()]);
  const shown = { own: 2, fallback: 0, english: 1, chosen_english };
  const item = { language: 'ko', namespace: 'common', counts: { translated: 3 }, unsigned: 0, shown };
  showPage(<Page />, {
    address: '/admin/translations/texts?language=ko',
    respond: (sent) =>
      sent.path === '/translations/coverage'
        ? { body: { items: [{ ...item, english: [], chosen_english: [] }] } }
        : respond(sent),
  });
  await screen.findByText(sentence);
});

test('critical texts are marked, filtered in the address and counted where nobody signed them [SIGN-11]', async () => {
  const { respond } = fakeDesk([
    buildText(),
    buildCritical(),
    buildCritical({ key: 'risks.dry', sign_off: signOff, state: 'reviewed' }),
    buildCritical({ key: 'risks.new', text: null, shipped: null, state: 'untranslated', translator: null }),
  ]);
  const { user, sent } = showPage(<Page />, { address: '/admin/translations/texts?language=ko', respond });
  const list = within(await screen.findByRole('list', { name: 'Texts' }));
  expect(list.getAllByRole('button').map((row) => /Critical.*$/.exec(row.textContent)?.[0])).toEqual([
    undefined,
    'Critical, not signed',
    'Critical, signed',
    'Critical',
  ]);
  await user.click(await screen.findByRole('button', { name: '2 critical, not signed' }));
  expect(screen.getByTestId('address').textContent).toContain('sign_off=missing');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/translations/texts').at(-1)!.query).toMatchObject({
      sign_off: 'missing',
    }),
  );
  await user.selectOptions(screen.getByLabelText('Sign-off'), 'All');
  expect(screen.getByTestId('address').textContent).not.toContain('sign_off');
});
