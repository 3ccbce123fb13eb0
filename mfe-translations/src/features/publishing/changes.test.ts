import type { DeskText, PublishedTexts } from '@lens/contracts/desk';
import { deskText } from '../../testing/desk-texts';
import { pendingChanges } from './changes';

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
  const { changes } = pendingChanges(
    [reviewed('new', '새'), reviewed('other', '다른'), reviewed('same', '같은')],
    [live('other', '옛'), live('same', '같은'), live('worked-on', '간')],
  );
  expect(changes.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['new', null, '새'],
    ['other', '옛', '다른'],
  ]);
});

test('the same text for another English is published anew', () => {
  const { changes } = pendingChanges(
    [reviewed('same', '같은', { source: 'New English' })],
    [live('same', '같은')],
  );
  expect(changes).toHaveLength(1);
});

test('one key in two languages is two texts', () => {
  const { changes } = pendingChanges([reviewed('same', '같은', { language: 'ar' })], [live('same', '같은')]);
  expect(changes.map(({ language, before }) => [language, before])).toEqual([['ar', null]]);
});

test('a text that a finding blocks does not go live, and is named', () => {
  const blocked = reviewed('blocked', '눈', {
    findings: [{ code: 'term.lost', severity: 'block', found: 'LASIK: 0 of 1' }],
  });
  const found = pendingChanges([blocked], []);
  expect(found.changes).toEqual([]);
  expect(found.blocked).toEqual([blocked]);
});
