import { screen } from '@testing-library/react';
import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import type { TextImportPreview } from '@lens/contracts/desk';
import type { MemoryImportList } from '@lens/contracts/translation-memory';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { showPage, cleanUp } from '../../../../testing/show-page';
import { Page } from '../FilesPage';
import { buildFile } from './build-file';

export const buildChange = (key: string, overrides: Partial<TextImportPreview['changes'][number]> = {}) => ({
  key,
  source: 'LASIK takes 15 minutes.',
  before: '라식',
  after: 'LASIK은 15분 걸립니다.',
  state: 'translated' as const,
  findings: [],
  changed_by: null,
  changed_at: null,
  older: false,
  ...overrides,
});
const staleText = {
  key: 'hero.lead',
  source: 'Ask us today.',
  source_then: 'Ask us.',
  text: '물어보세요.',
};
export const blockingFinding = { code: 'term.lost', severity: 'block' as const, found: 'LASIK: 0 of 1' };

/** The files that were downloaded. */
export let downloads: { name: string; text: Promise<string> }[];
/** The replies of the API, by method and path; a test can replace them. */
export let replies: Record<string, (sent: Sent) => Reply>;

/** What the API lists; removed ones are gone from it. */
let memoryImports: MemoryImportList['items'];

const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
export const show = (query = '?language=ko&namespace=common', permissions?: OwnPermissions) =>
  showPage(<Page />, {
    ...(permissions && { permissions }),
    address: `/admin/translations/files${query}`,
    respond: (sent) => replies[`${sent.method} ${sent.path}`]?.(sent),
  });
export const buildTextFile = (content: unknown, name = 'common.ko.json') =>
  buildFile(typeof content === 'string' ? content : JSON.stringify(content), name);
export const findMemoryInput = () => screen.findByLabelText<HTMLInputElement>('File of a translation memory');
export const findFileInput = () => screen.findByLabelText<HTMLInputElement>('File of texts');
export const writePaths = (sent: Sent[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ path }) => path);
export const sampleTexts = { hero: { title: 'LASIK은 15분 걸립니다.', lead: '15분' } };

/** Before each test. */
export function setUp(): void {
  downloads = [];
  memoryImports = [
    {
      id: 'b2',
      origin: 'bad.tmx',
      imported_by: 'lin',
      imported_at: '2026-11-21T04:00:00.000Z',
      texts: 1_200,
    },
    {
      id: 'a1',
      origin: 'agency.tmx',
      imported_by: 'mara',
      imported_at: '2026-11-20T04:00:00.000Z',
      texts: 1,
    },
  ];
  let blob: Blob;
  Object.assign(URL, {
    createObjectURL: (created: Blob) => ((blob = created), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: readBlob(blob) });
  });
  replies = {
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
        revision: 7,
        changes: [
          buildChange('hero.title', { state: 'reviewed' }),
          buildChange('hero.lead', {
            before: null,
            after: '15분',
            findings: [blockingFinding],
            state: 'untranslated',
          }),
        ],
        unchanged: 3,
        stale: [],
        comments: 0,
        unknown: [],
        empty: [],
      },
    }),
    'PUT /translations/files/ko/common': () => ({
      body: {
        changed: 2,
        unchanged: 3,
        stale: 0,
        older: 0,
        reviewed: 0,
        comments: 0,
        unknown: [],
        empty: [],
        findings: [],
      },
    }),
    'GET /translations/memory/ko': () => ({ text: '<tmx>가</tmx>\n' }),
    'GET /translations/memory/es/imports': () => ({ body: { items: [] } }),
    'GET /translations/memory/ar/imports': () => ({ body: { items: [] } }),
    'GET /translations/memory/ko/imports': () => ({ body: { items: memoryImports } }),
    'DELETE /translations/memory/ko/imports/b2': () => {
      memoryImports = memoryImports.filter(({ id }) => id !== 'b2');
      return { status: 204, text: '' };
    },
    'POST /translations/memory/ko': () => ({
      body: {
        taken: 1200,
        known: 1,
        skipped: [
          { reason: 'other_language', count: 2, lines: [5, 10] },
          { reason: 'foreign_code', count: 30, lines: Array.from({ length: 20 }, (_, index) => index + 11) },
        ],
        tags: ['ko-KR'],
      },
    }),
    'GET /translations/files/ko/common/xliff': () => ({ text: '<xliff>가</xliff>\n' }),
    'GET /translations/files/ko/medical/xliff': () => ({ text: '<xliff/>\n' }),
    'POST /translations/files/ko/common/xliff/preview': () => ({
      body: {
        revision: 3,
        changes: [buildChange('hero.title')],
        unchanged: 0,
        stale: [staleText],
        comments: 2,
        unknown: [],
        empty: [],
      },
    }),
    'PUT /translations/files/ko/common/xliff': () => ({
      body: {
        changed: 1,
        unchanged: 0,
        stale: 1,
        older: 0,
        reviewed: 0,
        comments: 2,
        unknown: [],
        empty: [],
        findings: [],
      },
    }),
  };
}

/** After each test. */
export function tearDown(): void {
  cleanUp();
  jest.restoreAllMocks();
}
