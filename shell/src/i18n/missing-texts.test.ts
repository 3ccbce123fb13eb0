import type { BrowserEvent } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import { createTranslation } from './instance';
import { missingTextReporter, missingTexts } from './missing-texts';

const settings = { practice: 'Test', address: {}, mainPhone: '', emergencyPhone: '', callNowPhone: '' };
const english = { title: 'Title', lead: 'Lead', items_one: '{{count}} item', items_other: '{{count}} items' };
let route: string;
let reported: BrowserEvent[];

function translationIn(lng: LanguageCode, common: Record<string, string>) {
  const reportMissing = missingTextReporter(
    (one) => reported.push(one),
    () => route,
  );
  const missing = missingTexts(reportMissing);
  const i18n = createTranslation({ lng, texts: { common }, settings: settings as PublicSettings, missing });
  i18n.addResourceBundle('en', 'common', english);
  i18n.addResourceBundle('es', 'common', { title: 'Título' });
  // The shell's types do not know the namespaces of remotes.
  return i18n as { t: (key: string, options?: object) => string };
}
const event = (key: string, language: string) => ({ kind: 'missing_key', key, language, route });

beforeEach(() => {
  route = '/contact';
  reported = [];
});

test('a text that the page shows in English is reported once for each page', () => {
  const { t } = translationIn('ko', { title: '제목' });
  expect([t('common:title'), t('common:lead'), t('common:lead')]).toEqual(['제목', 'Lead', 'Lead']);
  const first = event('common:lead', 'ko');
  expect(reported).toEqual([first]);
  route = '/blog/:slug';
  t('common:lead');
  expect(reported).toEqual([first, event('common:lead', 'ko')]);
});

test('a key without any text is reported too, and of a plural the form that the language needs', () => {
  const { t } = translationIn('ar', {});
  t('common:made.up');
  t('common:items', { count: 3 });
  expect(reported).toEqual([event('common:made.up', 'ar'), event('common:items_few', 'ar')]);
});

test('a text that Mexican Spanish takes from Spanish is not missing, nor is English on an English page', () => {
  translationIn('es-MX', {}).t('common:title');
  translationIn('en', {}).t('common:items', { count: 1 });
  expect(reported).toEqual([]);
});

test('at most twenty texts are reported', () => {
  const { t } = translationIn('ko', {});
  for (let index = 0; index < 30; index += 1) t(`common:made.up${index}`);
  expect(reported).toHaveLength(20);
});

test('a text that the server took from English is reported once, even if the browser meets it too', () => {
  const reportMissing = missingTextReporter(
    (one) => reported.push(one),
    () => route,
  );
  for (const key of ['common:lead', 'common:title', 'common:lead']) reportMissing(key, 'ko');
  expect(reported).toEqual([event('common:lead', 'ko'), event('common:title', 'ko')]);
});
