import type { DeskText, PublishedTexts } from '@lens/contracts/desk';
import { deskText } from '../../testing/desk-texts';
import { pendingTexts } from './changes';

const reviewed = (key: string, text: string, more: Partial<DeskText> = {}) =>
  deskText({ key, text, state: 'reviewed', source: 'English', ...more });
const live = (key: string, text: string): PublishedTexts['texts'][number] => ({
  language: 'ko',
  namespace: 'common',
  key,
  text,
  source: 'English',
});

test('what is new and what says something else would change; what is live and not reviewed stays', () => {
  const { pending } = pendingTexts(
    [reviewed('new', '새'), reviewed('other', '다른'), reviewed('same', '같은')],
    [live('other', '옛'), live('same', '같은'), live('worked-on', '간')],
  );
  expect(pending.map(({ key, now, after }) => [key, now, after])).toEqual([
    ['new', 'LASIK은 15분 걸립니다.', '새'],
    ['other', '옛', '다른'],
  ]);
});

test('the same text for another English is published anew', () => {
  const { pending } = pendingTexts(
    [reviewed('same', '같은', { source: 'New English' })],
    [live('same', '같은')],
  );
  expect(pending).toHaveLength(1);
});

test('one key in two languages is two texts', () => {
  const { pending } = pendingTexts([reviewed('same', '같은', { language: 'ar' })], [live('same', '같은')]);
  expect(pending.map(({ language }) => language)).toEqual(['ar']);
});

test('a text that a finding blocks does not go live, and is named', () => {
  const blocked = reviewed('blocked', '눈', {
    findings: [{ code: 'term.lost', severity: 'block', found: 'LASIK: 0 of 1' }],
  });
  const found = pendingTexts([blocked], []);
  expect(found.pending).toEqual([]);
  expect(found.blocked).toEqual([blocked]);
});

test('a text that was live and was taken back is known as such, and another wording of it is not', () => {
  const change = { language: 'ko', namespace: 'common' } as const;
  const { pending } = pendingTexts(
    [reviewed('rolled-back', '나쁨'), reviewed('withdrawn', '나쁨'), reviewed('mended', '좋음')],
    [],
    [
      { ...change, key: 'rolled-back', before: null, after: '나쁨' },
      { ...change, key: 'withdrawn', before: '나쁨', after: null },
      { ...change, key: 'mended', before: null, after: '나쁨' },
    ],
  );
  expect(pending.map(({ isTakenBack }) => isTakenBack)).toEqual([true, true, false]);
});
