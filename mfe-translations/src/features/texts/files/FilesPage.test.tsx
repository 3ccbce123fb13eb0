import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sendChange } from '../../../testing/send-change';
import {
  replies,
  findFileInput,
  buildTextFile,
  setUp,
  downloads,
  show,
  tearDown,
  sampleTexts,
  writePaths,
} from './testing/show-files';

beforeEach(setUp);
afterEach(tearDown);

test('a file is exported exactly, under its own name [FILE-1]', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export common.ko.json' }));
  await screen.findByText('common.ko.json: in your downloads.');
  expect(await Promise.all(downloads.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['common.ko.json', '{\n  "hero": "가"\n}\n'],
  ]);
});

test('all files of a language are exported at once, or none', async () => {
  const { user } = show();
  const allFiles = await screen.findByRole('button', { name: 'All 2 files of Korean' });
  await user.click(allFiles);
  await screen.findByText('common.ko.json, medical.ko.json: in your downloads.');
  replies['GET /translations/files/ko/medical'] = () => ({ status: 503, body: { error: 'Not now.' } });
  await user.click(allFiles);
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was exported: Not now.');
  expect(downloads).toHaveLength(2);
});

test('XLIFF is exported in the same way', async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Format'), 'XLIFF');
  await user.click(screen.getByRole('button', { name: 'Export common.ko.xlf' }));
  await screen.findByText('common.ko.xlf: in your downloads.');
  await user.click(screen.getByRole('button', { name: 'All 2 files of Korean' }));
  await screen.findByText('common.ko.xlf, medical.ko.xlf: in your downloads.');
  expect(await Promise.all(downloads.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['common.ko.xlf', '<xliff>가</xliff>\n'],
    ['common.ko.xlf', '<xliff>가</xliff>\n'],
    ['medical.ko.xlf', '<xliff/>\n'],
  ]);
});

test('language and namespace are kept in the address', async () => {
  const { user } = show('?language=xx&namespace=gone');
  await screen.findByRole('button', { name: 'Export common.es.json' });
  await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
  await user.selectOptions(screen.getByLabelText('Part of the site'), 'medical');
  await screen.findByRole('button', { name: 'Export medical.ar.json' });
  expect(screen.getByTestId('address').textContent).toContain('language=ar&namespace=medical');
});

test('a file that a colleague’s publication adds is listed at once', async () => {
  show();
  await screen.findByRole('button', { name: 'All 2 files of Korean' });
  replies['GET /translations/coverage'] = () => ({ body: { items: [{ language: 'ko', namespace: 'new' }] } });
  sendChange({ resource_type: 'text_set', id: '3' });
  await screen.findByRole('button', { name: 'Export new.ko.json' });
});

test('a list of files that failed to load can be loaded again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const coverageReply = replies['GET /translations/coverage']!;
  replies['GET /translations/coverage'] = () => ({ status: 503, body: { error: 'Not now.' } });
  const { user } = show();
  expect((await screen.findByRole('alert')).textContent).toContain('The files could not be listed: Not now.');
  replies['GET /translations/coverage'] = coverageReply;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Export common.ko.json' });
  expect(log).toHaveBeenCalled();
});

test('an import shows its changes with their findings first, and is saved after a confirmation', async () => {
  const { user, sent } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  const preview = within(await screen.findByRole('region', { name: 'What common.ko.json would change' }));
  expect(writePaths(sent)).toEqual(['/translations/files/ko/common/preview']);
  expect(preview.getByText('1 text would change.')).toBeTruthy();
  expect(preview.getByText(/1 text was reviewed on the desk/)).toBeTruthy();
  expect(preview.getByText(/1 text in the file has a mistake that blocks publishing/)).toBeTruthy();
  const [first, second] = within(preview.getByRole('list', { name: 'What would change' })).getAllByRole(
    'listitem',
  );
  // Texts with findings come first.
  expect(first!.textContent).toMatch(/^hero\.lead Untranslated.*15분.*Blocks publishing\./);
  const title = within(preview.getByRole('list', { name: 'What would change' }));
  expect(title.getByText('라식').tagName).toBe('DEL');
  expect(title.getByText('LASIK은 15분 걸립니다.').closest('p')!.lang).toBe('ko');
  expect(second).toBeTruthy();
  await user.click(preview.getByRole('checkbox', { name: 'Replace the reviewed text too' }));
  preview.getByText('2 texts would change.');
  await user.click(preview.getByRole('button', { name: 'Import 2 texts' }));
  expect((await screen.findByText(/2 texts saved as translated/)).textContent).toContain('Texts');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/translations/files/ko/common',
    body: sampleTexts,
  });
  expect(document.activeElement?.textContent).toContain('2 texts saved');
});

test('a cancelled import saves nothing, and the preview closes', async () => {
  const { user, sent } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: /would change/ })).toBeNull();
  expect(writePaths(sent)).toEqual(['/translations/files/ko/common/preview']);
});

test('a file with the same texts as the desk changes nothing', async () => {
  replies['POST /translations/files/ko/common/preview'] = () => ({
    body: { revision: 7, changes: [], unchanged: 5, stale: [], comments: 0, unknown: [], empty: [] },
  });
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await screen.findByText('The file would change nothing.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a file can be dropped, and its name chooses language and namespace', async () => {
  const { sent } = show('?language=es&namespace=medical');
  const dropArea = (await findFileInput()).closest('div')!;
  fireEvent.drop(dropArea, { dataTransfer: { types: ['Files'], files: [buildTextFile(sampleTexts)] } });
  await screen.findByRole('region', { name: 'What common.ko.json would change' });
  expect(writePaths(sent)).toEqual(['/translations/files/ko/common/preview']);
  expect(screen.getByTestId('address').textContent).toContain('language=ko&namespace=common');
});

test('XLIFF is sent unchanged; texts whose English has changed since are shown, and are not imported', async () => {
  const { user, sent } = show('?language=es&namespace=medical');
  const document = '<xliff>x</xliff>';
  await user.upload(await findFileInput(), buildTextFile(document, 'common.ko.xlf'));
  const preview = within(await screen.findByRole('region', { name: 'What common.ko.xlf would change' }));
  expect(preview.getByText(/^1 text would stay as it is: the English has changed/)).toBeTruthy();
  const staleList = within(preview.getByRole('list', { name: 'The English has changed since' }));
  expect(staleList.getByRole('insertion').textContent).toBe('[added:  today]');
  expect(staleList.queryByRole('deletion')).toBeNull();
  expect(staleList.getByText('물어보세요.').lang).toBe('ko');
  preview.getByText('2 notes in the file would be saved as comments.');
  await user.click(preview.getByRole('button', { name: 'Import 1 text' }));
  expect((await screen.findByText(/1 text saved as translated/)).textContent).toContain(
    '1 text left alone: the English has changed since the file was made. 2 notes saved as comments.',
  );
  expect(
    sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body, headers }) => [method, path, body, headers['content-type']]),
  ).toEqual([
    ['POST', '/translations/files/ko/common/xliff/preview', document, 'application/xliff+xml'],
    ['PUT', '/translations/files/ko/common/xliff', document, 'application/xliff+xml'],
  ]);
});

test('a file that changes no text is imported for its notes', async () => {
  replies['POST /translations/files/ko/common/xliff/preview'] = () => ({
    body: { revision: 7, changes: [], unchanged: 3, stale: [], comments: 1, unknown: [], empty: [] },
  });
  const { user, sent } = show();
  await user.upload(await findFileInput(), buildTextFile('<xliff>x</xliff>', 'common.ko.xlf'));
  await screen.findByText('The file would change no text.');
  screen.getByText('1 note in the file would be saved as a comment.');
  await user.click(screen.getByRole('button', { name: 'Import notes' }));
  await waitFor(() => expect(writePaths(sent)).toContain('/translations/files/ko/common/xliff'));
});

test('the preview closes when another language is chosen', async () => {
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await screen.findByRole('button', { name: 'Import 1 text' });
  await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Import 1 text' })).toBeNull());
});

test.each([
  ['no JSON', buildTextFile('{"hero"'), /was not imported: It is neither JSON nor XLIFF\./],
  ['no texts', buildTextFile(['x']), /no texts with keys/],
  ['a key twice', buildTextFile('{"hero": "x", "hero": "y"}'), /It has the key hero twice/],
  ['English', buildTextFile(sampleTexts, 'common.en.json'), /English is written in the site’s own files/],
])('a file that is %s is refused before anything is sent', async (_what, uploaded, message) => {
  const { user, sent } = show();
  await user.upload(await findFileInput(), uploaded);
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(writePaths(sent)).toEqual([]);
});

test('keys that the language does not need are named, up to ten of them', async () => {
  const details = Array.from({ length: 12 }, (_, at) => ({
    path: `hero.gone${at}`,
    code: 'unknown_key',
    message: 'The language needs no such text.',
  }));
  replies['POST /translations/files/ko/common/preview'] = () => ({
    status: 400,
    body: { error: 'Something in the request is not valid.', details },
  });
  const { user } = show();
  await user.upload(await findFileInput(), buildTextFile(sampleTexts));
  await screen.findByText(/was not imported: Some texts cannot be imported\./);
  const mistakes = within(await screen.findByRole('list', { name: 'What is wrong with the file' }));
  const lines = mistakes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('hero.gone0: The language needs no such text.');
  expect(lines.at(-1)).toBe('and 2 more');
});
