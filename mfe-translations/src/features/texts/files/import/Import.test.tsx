import { screen } from '@testing-library/react';
import type { TextImportPreview } from '@lens/contracts/desk';
import type { Reply } from '@lens/platform/testing/fake-api';
import {
  replies,
  buildChange,
  findFileInput,
  buildTextFile,
  blockingFinding,
  setUp,
  show,
  tearDown,
  sampleTexts,
} from '../testing/show-files';

beforeEach(setUp);
afterEach(tearDown);

const previewReply = (
  changes: TextImportPreview['changes'],
  revision = 7,
  overrides: Partial<TextImportPreview> = {},
): Reply => ({
  body: { revision, changes, unchanged: 0, stale: [], comments: 0, unknown: [], empty: [], ...overrides },
});
const findImportButton = (count: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: `Import ${count}` });

test('a text that a colleague has saved since the preview is not overwritten: the file is compared again', async () => {
  replies['PUT /translations/files/ko/common'] = ({ headers }) => {
    if (headers['if-match'] === '"8"')
      return {
        body: {
          changed: 1,
          unchanged: 0,
          stale: 0,
          older: 0,
          reviewed: 0,
          comments: 0,
          unknown: [],
          empty: [],
          findings: [],
        },
      };
    replies['POST /translations/files/ko/common/preview'] = () =>
      previewReply([buildChange('hero.title')], 8);
    const error = 'lin has changed this in the meantime.';
    return { status: 412, body: { error, code: 'revision_conflict' } };
  };
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await user.click(await findImportButton('1 text'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Nothing was imported: lin has changed this in the meantime. This is what the file would change now.',
  );
  await user.click(await findImportButton('1 text'));
  await screen.findByText(/1 text saved as translated/);
});

test('a wording older than the one on the desk is imported only if the user ticks it', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const older = buildChange('hero.lead', { older: true, changed_by: 'lin', changed_at: at });
  replies['POST /translations/files/ko/common/preview'] = () =>
    previewReply([buildChange('hero.title'), older]);
  const { user, sent } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await findImportButton('1 text');
  expect(screen.getByText(/^Older wording/).textContent).toContain('lin changed this text on the desk');
  await user.click(screen.getByRole('checkbox', { name: 'Replace the newer wording too' }));
  await findImportButton('2 texts');
  await user.click(screen.getByRole('checkbox', { name: 'Replace the newer wording too' }));
  await user.click(await findImportButton('1 text'));
  await screen.findByText(/saved as translated/);
  expect(sent.find(({ method }) => method === 'PUT')?.query).toEqual({ older: 'leave', reviewed: 'leave' });
});

test.each([
  ['whose name says no language', 'traduccion.json', [], /^Neither the file nor its name says/],
  [
    'in which most texts are blocked',
    'common.ko.json',
    [blockingFinding],
    /^Most of the texts have blocking mistakes/,
  ],
])('a file %s is imported only once the user confirms its language', async (_what, name, findings, doubt) => {
  replies['POST /translations/files/ko/common/preview'] = () =>
    previewReply([buildChange('hero.title', { findings })]);
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts, name));
  await screen.findByText(doubt);
  const button = await findImportButton('1 text');
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'The file is in Korean' }));
  expect(button.disabled).toBe(false);
});

test('a file that names its language is imported without a question, whatever its findings', async () => {
  replies['POST /translations/files/ko/common/xliff/preview'] = () =>
    previewReply([buildChange('hero.title', { findings: [blockingFinding] })]);
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile('<xliff/>', 'common.ko.xlf'));
  expect((await findImportButton('1 text')).disabled).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'The file is in Korean' })).toBeNull();
});

test('empty texts in a file are named, and are not imported', async () => {
  replies['POST /translations/files/ko/common/preview'] = () =>
    previewReply([buildChange('hero.title')], 7, { empty: ['hero.lead', 'hero.note'] });
  replies['PUT /translations/files/ko/common'] = () => ({
    body: {
      ...{
        changed: 1,
        unchanged: 0,
        stale: 0,
        older: 0,
        reviewed: 0,
        comments: 0,
        unknown: [],
        findings: [],
      },
      empty: ['hero.lead', 'hero.note'],
    },
  });
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await screen.findByText('2 texts are empty in the file, and would be left out: hero.lead, hero.note.');
  await user.click(await findImportButton('1 text'));
  await screen.findByText(/2 texts left alone: empty in the file\./);
});

test('a reviewed text is replaced only if the user ticks it, after seeing who reviewed it', async () => {
  const reviewed = buildChange('hero.lead', {
    ...{ state: 'reviewed', changed_by: 'lin', changed_at: '2026-11-20T10:00:00.000Z' },
  });
  replies['POST /translations/files/ko/common/preview'] = () =>
    previewReply([buildChange('hero.title'), reviewed]);
  const { user, sent } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await findImportButton('1 text');
  screen.getByText('1 text would change.');
  expect(screen.getByText(/^Reviewed by/).textContent).toMatch(/^Reviewed by lin, Nov 20, 2026/);
  await user.click(screen.getByRole('checkbox', { name: 'Replace the reviewed text too' }));
  screen.getByText('2 texts would change.');
  await user.click(await findImportButton('2 texts'));
  await screen.findByText(/saved as translated/);
  expect(sent.find(({ method }) => method === 'PUT')?.query).toEqual({ older: 'leave', reviewed: 'take' });
});
