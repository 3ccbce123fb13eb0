import { screen, waitFor, within } from '@testing-library/react';
import type { DeskRow } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { sendChange } from '../../../testing/send-change';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const blockingFinding = { code: 'number.changed', severity: 'block', found: '-15 +14' } as const;
const texts = [
  buildText(),
  buildText({
    key: 'hero.call',
    source: 'Call us.',
    shipped: null,
    text: '전화하세요.',
    state: 'machine',
    revision: 3,
  }),
  buildText({
    key: 'hero.note',
    source: 'Rest a day.',
    text: '하루 쉬세요.',
    revision: 1,
    findings: [blockingFinding],
  }),
  buildText({ key: 'hero.pain', source: 'It may hurt.', text: '아플 수 있습니다.', critical: true }),
  buildText({ key: 'hero.old', source: 'New.', source_then: 'Old.', text: '옛', state: 'stale' }),
  buildText({ key: 'hero.none', source: 'Nothing.', shipped: null, state: 'untranslated' }),
  buildText({ key: 'hero.done', source: 'Done.', text: '됨', state: 'reviewed', revision: 1 }),
];

let desk: ReturnType<typeof fakeDesk>;
let refuse: (key: string) => object | null;
async function show(rows: DeskRow[] = texts) {
  desk = fakeDesk(rows);
  refuse = () => null;
  const shown = showPage(<Page />, {
    address: '/admin/translations/texts?language=ko',
    respond: (sent) => {
      const refusal = sent.method === 'PUT' && refuse(sent.path.split('/').at(-1)!);
      return refusal ? { status: 409, body: refusal } : desk.respond(sent);
    },
  });
  await screen.findByRole('list', { name: 'Texts' });
  await shown.user.click(screen.getByRole('button', { name: 'Review several' }));
  return shown;
}

const row = (key: string) =>
  within(screen.getByRole('list', { name: 'Texts to review' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(key))!;
const box = (key: string) => within(row(key)).getByRole<HTMLInputElement>('checkbox');
const status = () =>
  screen.getByRole('region', { name: 'Review several texts' }).querySelector('[role=status]')!;
const confirm = async (user: Awaited<ReturnType<typeof show>>['user'], name: RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Mark as reviewed' }));
};

afterEach(cleanUp);

test('texts are shown beside their English, and why one cannot be chosen: critical, blocked, stale, missing, reviewed [DESK-24]', async () => {
  await show();
  expect(row('hero.title').textContent).toMatch(
    /EnglishLASIK takes 15 minutes\.KoreanLASIK은 15분 걸립니다\./,
  );
  expect(texts.map(({ key }) => [key, box(key).disabled])).toEqual([
    ['hero.title', false],
    ['hero.call', false],
    ['hero.note', true],
    ['hero.pain', true],
    ['hero.old', true],
    ['hero.none', true],
    ['hero.done', true],
  ]);
  expect(row('hero.note').textContent).toContain('Blocked by a check');
  expect(row('hero.pain').textContent).toContain('Critical: it is signed by two people');
  expect(row('hero.old').textContent).toContain('Its English has changed');
  expect(row('hero.none').textContent).toContain('Not translated yet');
  expect(row('hero.done').textContent).toContain('Reviewed already');
});

test('the chosen texts are marked as reviewed after a confirmation, each on the revision that was seen [DESK-24]', async () => {
  const { user, sent } = await show();
  await user.click(screen.getByRole('checkbox', { name: /^Choose all 2 that can be reviewed/ }));
  await confirm(user, /^Mark 2 texts as reviewed/);
  await waitFor(() => expect(status().textContent).toBe('2 texts marked as reviewed.'));
  expect(document.activeElement).toBe(status());
  const writes = sent.filter(({ method }) => method === 'PUT');
  expect(
    writes.map(({ path, headers, body }) => [path.split('/').at(-1), headers['if-match'], body]),
  ).toEqual([
    [
      'hero.title',
      '"0"',
      { text: 'LASIK은 15분 걸립니다.', state: 'reviewed', source: hashOf('LASIK takes 15 minutes.') },
    ],
    ['hero.call', '"3"', { text: '전화하세요.', state: 'reviewed', source: hashOf('Call us.') }],
  ]);
  expect(box('hero.title').disabled).toBe(true);
  expect(row('hero.call').textContent).toContain('Reviewed already');
});

test('a text that the API refuses is named with the reason, and the others are reviewed [DESK-24]', async () => {
  const { user } = await show();
  refuse = (key) =>
    key === 'hero.call' ? { error: 'A check blocks it.', code: 'translation_blocked' } : null;
  await user.click(box('hero.title'));
  await user.click(box('hero.call'));
  await confirm(user, /^Mark 2 texts/);
  await waitFor(() => expect(status().textContent).toContain('1 text marked as reviewed.'));
  const failed = within(screen.getByRole('list', { name: 'Not reviewed' })).getAllByRole('listitem');
  expect(failed.map(({ textContent }) => textContent)).toEqual(['common: hero.call A check blocks it.']);
  expect(box('hero.call').checked).toBe(true);
});

test('a text that a colleague changes is no longer chosen, and is named [DESK-24]', async () => {
  const { user } = await show();
  await user.click(box('hero.call'));
  desk.saveByColleague('common/hero.call', '전화 주세요.');
  sendChange({ resource_type: 'desk_text', id: 'ko/common/hero.call', revision: 4 });
  await waitFor(() => expect(row('hero.call').textContent).toContain('전화 주세요.'));
  expect(box('hero.call').checked).toBe(false);
  expect(status().textContent).toBe('No longer chosen, since a colleague has changed it: common: hero.call.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as reviewed' }).disabled).toBe(true);
});

test('a text with an unsaved draft is not reviewed unread, and opening one leads to its editor', async () => {
  const { user } = await show();
  await user.click(within(row('hero.title')).getByRole('button', { name: 'Open hero.title' }));
  await user.type(await screen.findByRole('textbox', { name: 'Korean' }), '?');
  await user.click(screen.getByRole('button', { name: 'Review several' }));
  expect(row('hero.title').textContent).toContain('Not saved: open it and save it first.');
  expect(box('hero.title').disabled).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Korean' })).toBeNull();
});
