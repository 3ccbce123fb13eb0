import { screen, within } from '@testing-library/react';
import { buildFile } from '../testing/build-file';
import {
  buildTextFile,
  downloads,
  findMemoryInput,
  replies,
  setUp,
  show,
  tearDown,
} from '../testing/show-files';

beforeEach(setUp);
afterEach(tearDown);

const tmx = '<tmx version="1.4"/>';

test('the translations of a language are downloaded as TMX [DESK-21]', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Download memory.ko.tmx' }));
  await screen.findByText('memory.ko.tmx: in your downloads.');
  expect(await Promise.all(downloads.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['memory.ko.tmx', '<tmx>가</tmx>\n'],
  ]);
  replies['GET /translations/memory/ko'] = () => ({ status: 503, body: { error: 'Not now.' } });
  await user.click(screen.getByRole('button', { name: 'Download memory.ko.tmx' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was downloaded: Not now.');
});

test('a file of an agency is sent as it is, and what became of it is said, with the lines that were left out [DESK-21]', async () => {
  const { user, sent } = show();
  await user.upload(await findMemoryInput(), buildTextFile(tmx, 'agency 2025.tmx'));
  expect((await screen.findByText(/already known/)).textContent).toBe(
    'agency 2025.tmx: 1,200 translations added, 1 already known. Korean is ko-KR in the file.',
  );
  const lines = within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 left out, not in Korean (lines 5, 10).',
    '30 left out, with a code whose text is not in the file (lines 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 and 10 more).',
  ]);
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/translations/memory/ko',
    query: { origin: 'agency 2025.tmx' },
    body: tmx,
    headers: { 'content-type': 'application/x-tmx+xml' },
  });
});

test('a file in UTF-16 is sent like any other', async () => {
  const { user, sent } = show();
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${tmx}`, 'utf16le'));
  await user.upload(await findMemoryInput(), buildFile(utf16, 'agency.tmx'));
  await screen.findByText(/already known/);
  expect(sent.find(({ method }) => method === 'POST')?.body).toBe(tmx);
});

test('a file that the API refuses is named with the reason, and one that is too large is not sent', async () => {
  const error = 'This file cannot be read as TMX 1.4: line 3, column 7: unclosed tag: tu.';
  replies['POST /translations/memory/ko'] = () => ({ status: 400, body: { error } });
  const { user, sent } = show();
  await user.upload(await findMemoryInput(), buildTextFile('<tmx>', 'agency.tmx'));
  expect((await screen.findByRole('alert')).textContent).toBe(`agency.tmx was not imported: ${error}`);
  const large = buildTextFile(tmx, 'large.tmx');
  Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
  await user.upload(await findMemoryInput(), large);
  await screen.findByText(/was not imported: It is 8,193 KB, and at most 8,192 KB is allowed\./);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a report goes when another language is chosen', async () => {
  const { user } = show();
  await user.upload(await findMemoryInput(), buildTextFile(tmx, 'agency.tmx'));
  await screen.findByText(/already known/);
  await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
  await screen.findByRole('button', { name: 'Download memory.es.tmx' });
  expect(screen.queryByText(/already known/)).toBeNull();
});
