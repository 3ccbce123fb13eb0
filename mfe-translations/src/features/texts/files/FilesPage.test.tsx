import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TextImportPreview } from '@lens/contracts/desk';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { showPage, tidy } from '../../../testing/show-page';
import { Page } from './FilesPage';

const change = (key: string, more: Partial<TextImportPreview['changes'][number]> = {}) => ({
  key,
  source: 'LASIK takes 15 minutes.',
  before: '라식',
  after: 'LASIK은 15분 걸립니다.',
  state: 'translated' as const,
  findings: [],
  ...more,
});
const old = {
  key: 'hero.lead',
  source: 'Ask us today.',
  source_then: 'Ask us.',
  text: '물어보세요.',
};
const lost = { code: 'term.lost', severity: 'block' as const, found: 'LASIK: 0 of 1' };

let saved: { name: string; text: Promise<string> }[];
let answers: Record<string, (sent: Sent) => Reply>;

beforeEach(() => {
  saved = [];
  let blob: Blob;
  Object.assign(URL, {
    createObjectURL: (made: Blob) => ((blob = made), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: textOf(blob) });
  });
  answers = {
    'GET /translations/coverage': () => ({
      body: {
        items: ['common', 'medical'].flatMap((namespace) =>
          ['es', 'ko', 'ar'].map((language) => ({ language, namespace, counts: {} })),
        ),
      },
    }),
    'GET /translations/files/ko/common': () => ({ text: '{\n  "hero": "가"\n}\n' }),
    'GET /translations/files/ko/medical': () => ({ text: '{}\n' }),
    'POST /translations/files/ko/common/preview': () => ({
      body: {
        changes: [
          change('hero.title', { state: 'reviewed' }),
          change('hero.lead', { before: null, after: '15분', findings: [lost], state: 'untranslated' }),
        ],
        unchanged: 3,
        stale: [],
      },
    }),
    'PUT /translations/files/ko/common': () => ({
      body: { changed: 2, unchanged: 3, stale: 0, findings: [] },
    }),
    'GET /translations/files/ko/common/xliff': () => ({ text: '<xliff>가</xliff>\n' }),
    'GET /translations/files/ko/medical/xliff': () => ({ text: '<xliff/>\n' }),
    'POST /translations/files/ko/common/xliff/preview': () => ({
      body: { changes: [change('hero.title')], unchanged: 0, stale: [old] },
    }),
    'PUT /translations/files/ko/common/xliff': () => ({
      body: { changed: 1, unchanged: 0, stale: 1, findings: [] },
    }),
  };
});
afterEach(() => {
  tidy();
  jest.restoreAllMocks();
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const show = (query = '?language=ko&namespace=common') =>
  showPage(<Page />, {
    at: `/admin/translations/files${query}`,
    respond: (sent) => answers[`${sent.method} ${sent.path}`]?.(sent),
  });
const file = (content: unknown, name = 'common.ko.json') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], name, { type: 'application/json' }), { text: async () => text });
};
const field = () => screen.findByLabelText<HTMLInputElement>('File of texts');
const wrote = (sent: Sent[]) => sent.filter(({ method }) => method !== 'GET').map(({ path }) => path);
const tree = { hero: { title: 'LASIK은 15분 걸립니다.', lead: '15분' } };

test('a file is exported to the letter, under its own name', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export common.ko.json' }));
  await screen.findByText('common.ko.json: in your downloads.');
  expect(await Promise.all(saved.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['common.ko.json', '{\n  "hero": "가"\n}\n'],
  ]);
});

test('all files of a language are exported at once, or none', async () => {
  const { user } = show();
  const all = await screen.findByRole('button', { name: 'All 2 files of Korean' });
  await user.click(all);
  await screen.findByText('common.ko.json, medical.ko.json: in your downloads.');
  answers['GET /translations/files/ko/medical'] = () => ({ status: 503, body: { error: 'Not now.' } });
  await user.click(all);
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was exported: Not now.');
  expect(saved).toHaveLength(2);
});

test('XLIFF is exported in the same ways', async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Format'), 'XLIFF');
  await user.click(screen.getByRole('button', { name: 'Export common.ko.xlf' }));
  await screen.findByText('common.ko.xlf: in your downloads.');
  await user.click(screen.getByRole('button', { name: 'All 2 files of Korean' }));
  await screen.findByText('common.ko.xlf, medical.ko.xlf: in your downloads.');
  expect(await Promise.all(saved.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['common.ko.xlf', '<xliff>가</xliff>\n'],
    ['common.ko.xlf', '<xliff>가</xliff>\n'],
    ['medical.ko.xlf', '<xliff/>\n'],
  ]);
});

test('language and namespace stand in the address', async () => {
  const { user } = show('?language=xx&namespace=gone');
  await screen.findByRole('button', { name: 'Export common.es.json' });
  await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
  await user.selectOptions(screen.getByLabelText('Namespace'), 'medical');
  await screen.findByRole('button', { name: 'Export medical.ar.json' });
  expect(screen.getByTestId('address').textContent).toContain('language=ar&namespace=medical');
});

test('files that could not be listed are asked for again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const list = answers['GET /translations/coverage']!;
  answers['GET /translations/coverage'] = () => ({ status: 503, body: { error: 'Not now.' } });
  const { user } = show();
  expect((await screen.findByRole('alert')).textContent).toContain('The files could not be listed: Not now.');
  answers['GET /translations/coverage'] = list;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Export common.ko.json' });
  expect(log).toHaveBeenCalled();
});

test('what a file would change is shown with what is wrong with it, and saved only after a yes', async () => {
  const { user, sent } = show();
  await user.upload(await field(), file(tree));
  const preview = within(await screen.findByRole('region', { name: 'What common.ko.json would change' }));
  expect(wrote(sent)).toEqual(['/translations/files/ko/common/preview']);
  expect(preview.getByText('2 texts would change.')).toBeTruthy();
  expect(preview.getByText(/1 of them is reviewed now/)).toBeTruthy();
  expect(preview.getByText(/1 of them has a fault that blocks publishing/)).toBeTruthy();
  const [first, second] = within(preview.getByRole('list', { name: 'What would change' })).getAllByRole(
    'listitem',
  );
  // Faults come first.
  expect(first!.textContent).toMatch(/^hero\.lead Untranslated.*15분.*Blocks publishing\./);
  const title = within(preview.getByRole('list', { name: 'What would change' }));
  expect(title.getByText('라식').tagName).toBe('DEL');
  expect(title.getByText('LASIK은 15분 걸립니다.').closest('p')!.lang).toBe('ko');
  expect(second).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Import 2 texts' }));
  expect((await screen.findByText(/2 texts saved as translated/)).textContent).toContain('Texts');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/translations/files/ko/common',
    body: tree,
  });
  expect(document.activeElement?.textContent).toContain('2 texts saved');
});

test('nothing is saved after a no, and nothing of it stays on the screen', async () => {
  const { user, sent } = show();
  await user.upload(await field(), file(tree));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: /would change/ })).toBeNull();
  expect(wrote(sent)).toEqual(['/translations/files/ko/common/preview']);
});

test('a file that says what the desk says changes nothing', async () => {
  answers['POST /translations/files/ko/common/preview'] = () => ({
    body: { changes: [], unchanged: 5, stale: [] },
  });
  const { user } = show();
  await user.upload(await field(), file(tree));
  await screen.findByText('The file would change nothing.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a file is taken where it is dropped, and goes where its name says', async () => {
  const { sent } = show('?language=es&namespace=medical');
  const drop = (await screen.findByText('or drop it here')).closest('div')!;
  fireEvent.drop(drop, { dataTransfer: { types: ['Files'], files: [file(tree)] } });
  await screen.findByRole('region', { name: 'What common.ko.json would change' });
  expect(wrote(sent)).toEqual(['/translations/files/ko/common/preview']);
  expect(screen.getByTestId('address').textContent).toContain('language=ko&namespace=common');
});

test('XLIFF is sent as it is; texts whose English has changed since are shown, and stay', async () => {
  const { user, sent } = show('?language=es&namespace=medical');
  const document = '<xliff>x</xliff>';
  await user.upload(await field(), file(document, 'common.ko.xlf'));
  const preview = within(await screen.findByRole('region', { name: 'What common.ko.xlf would change' }));
  expect(preview.getByText(/^1 text would stay as it is: the English has changed/)).toBeTruthy();
  const stale = within(preview.getByRole('list', { name: 'The English has changed since' }));
  expect(stale.getByText('Ask us.').tagName).toBe('DEL');
  expect(stale.getByText('Ask us today.').tagName).toBe('INS');
  expect(stale.getByText('물어보세요.').lang).toBe('ko');
  await user.click(preview.getByRole('button', { name: 'Import 1 text' }));
  expect((await screen.findByText(/1 text saved as translated/)).textContent).toContain(
    '1 text left alone: the English has changed since the file was made.',
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

test('what is shown of a file goes when another is chosen', async () => {
  const { user } = show();
  await user.upload(await field(), file(tree));
  await screen.findByRole('button', { name: 'Import 2 texts' });
  await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Import 2 texts' })).toBeNull());
});

test.each([
  ['no JSON', file('{"hero"'), /was not imported: It is neither JSON nor XLIFF\./],
  ['no texts', file(['x']), /no texts by their keys/],
  ['English', file(tree, 'common.en.json'), /English is written in the site’s own files/],
])('a file that is %s is refused before anything is sent', async (_what, given, message) => {
  const { user, sent } = show();
  await user.upload(await field(), given);
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(wrote(sent)).toEqual([]);
});

test('keys that the language does not need are named, as many as help', async () => {
  const details = Array.from({ length: 12 }, (_, at) => ({
    path: `hero.gone${at}`,
    code: 'unknown_key',
    message: 'The language needs no such text.',
  }));
  answers['POST /translations/files/ko/common/preview'] = () => ({
    status: 400,
    body: { error: 'Something in the request is not valid.', details },
  });
  const { user } = show();
  await user.upload(await field(), file(tree));
  await screen.findByText(/was not imported: Some of it cannot be taken\./);
  const places = within(await screen.findByRole('list', { name: 'What is wrong with the file' }));
  const lines = places.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('hero.gone0: The language needs no such text.');
  expect(lines.at(-1)).toBe('and 2 more');
});
