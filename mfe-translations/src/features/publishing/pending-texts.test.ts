import type { DeskText, PublishedTexts } from '@lens/contracts/desk';
import { buildText } from '../../testing/build-text';
import { pendingTexts as pendingTextsFrom } from './pending-texts';

const reviewed = (key: string, text: string, overrides: Partial<DeskText> = {}) =>
  buildText({ key, text, state: 'reviewed', source: 'English', ...overrides });
const published = (key: string, text: string): PublishedTexts['texts'][number] => ({
  language: 'ko',
  namespace: 'common',
  key,
  text,
  source: 'English',
});

const pendingTexts = (
  reviewedTexts: DeskText[],
  active: PublishedTexts['texts'],
  { takenBack = [], fallbackTexts = [] }: Partial<Parameters<typeof pendingTextsFrom>[1]> = {},
) => pendingTextsFrom(reviewedTexts, { active, takenBack, fallbackTexts });

test('new and changed texts are pending; published texts that are not reviewed are not', () => {
  const { pending } = pendingTexts(
    [reviewed('new', '새'), reviewed('other', '다른'), reviewed('same', '같은')],
    [published('other', '옛'), published('same', '같은'), published('worked-on', '간')],
  );
  expect(pending.map(({ key, current, after }) => [key, current.text, after])).toEqual([
    ['new', 'LASIK은 15분 걸립니다.', '새'],
    ['other', '옛', '다른'],
  ]);
});

test('a text whose English has changed is pending again, even with the same wording', () => {
  const { pending } = pendingTexts(
    [reviewed('same', '같은', { source: 'New English' })],
    [published('same', '같은')],
  );
  expect(pending).toHaveLength(1);
});

test('the same key in two languages is two texts', () => {
  const { pending } = pendingTexts(
    [reviewed('same', '같은', { language: 'ar' })],
    [published('same', '같은')],
  );
  expect(pending.map(({ language }) => language)).toEqual(['ar']);
});

test('a text with a blocking finding is not pending, but listed as blocked', () => {
  const blocked = reviewed('blocked', '눈', {
    findings: [{ code: 'term.lost', severity: 'block', found: 'LASIK: 0 of 1' }],
  });
  const found = pendingTexts([blocked], []);
  expect(found.pending).toEqual([]);
  expect(found.blocked).toEqual([blocked]);
});

test('a wording that was withdrawn or rolled back is marked; another wording of the text is not', () => {
  const name = { language: 'ko', namespace: 'common', text: '나쁨' } as const;
  const takenBack = ['withdrawn', 'mended'].map((key) => ({ ...name, key }));
  const { pending } = pendingTexts([reviewed('withdrawn', '나쁨'), reviewed('mended', '좋음')], [], {
    takenBack,
  });
  expect(pending.map(({ isTakenBack }) => isTakenBack)).toEqual([true, false]);
});

test('without a text, the current wording is the published or shipped one of the fallback, or English', () => {
  const mexican = (key: string) => reviewed(key, 'Nuevo', { language: 'es-MX', shipped: null });
  const spanish = (key: string, shipped: string | null) => ({
    ...({ language: 'es', namespace: 'common', key, shipped } as const),
  });
  const { pending } = pendingTexts(
    [mexican('live'), mexican('shipped'), mexican('nothing'), reviewed('korean', '새', { shipped: null })],
    [{ ...published('live', 'Vivo'), language: 'es' }],
    { fallbackTexts: [spanish('live', 'Antes'), spanish('shipped', 'Enviado'), spanish('nothing', null)] },
  );
  expect(pending.map(({ current }) => `${current.language}: ${current.text}`)).toEqual([
    'es: Vivo',
    'es: Enviado',
    'en: English',
    'en: English',
  ]);
});
