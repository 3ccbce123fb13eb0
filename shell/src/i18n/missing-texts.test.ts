import type { BrowserEvent } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import { createTranslation } from './instance';
import { missingReports, missingTexts } from './missing-texts';

const settings = { practice: 'Test', address: {}, mainPhone: '', emergencyPhone: '', callNowPhone: '' };
const english = { title: 'Title', lead: 'Lead', items_one: '{{count}} item', items_other: '{{count}} items' };
let route: string;
let told: BrowserEvent[];

function speaking(lng: LanguageCode, common: Record<string, string>) {
  const tell = missingReports(
    (one) => told.push(one),
    () => route,
  );
  const missing = missingTexts(tell);
  const i18n = createTranslation({ lng, copy: { common }, settings: settings as PublicSettings, missing });
  i18n.addResourceBundle('en', 'common', english);
  i18n.addResourceBundle('es', 'common', { title: 'Título' });
  // Namespaces of remotes are none that the shell's types know.
  return i18n as { t: (key: string, options?: object) => string };
}
const event = (key: string, language: string) => ({ kind: 'missing_key', key, language, route });

beforeEach(() => {
  route = '/contact';
  told = [];
});

test('a text that English stands in for is told once for each page', () => {
  const { t } = speaking('ko', { title: '제목' });
  expect([t('common:title'), t('common:lead'), t('common:lead')]).toEqual(['제목', 'Lead', 'Lead']);
  const first = event('common:lead', 'ko');
  expect(told).toEqual([first]);
  route = '/blog/:slug';
  t('common:lead');
  expect(told).toEqual([first, event('common:lead', 'ko')]);
});

test('so is one that nobody has, and the plural form that the language needs', () => {
  const { t } = speaking('ar', {});
  t('common:made.up');
  t('common:items', { count: 3 });
  expect(told).toEqual([event('common:made.up', 'ar'), event('common:items_few', 'ar')]);
});

test('what Mexican Spanish leaves to Spanish is not missing, nor is English in English', () => {
  speaking('es-MX', {}).t('common:title');
  speaking('en', {}).t('common:items', { count: 1 });
  expect(told).toEqual([]);
});

test('more than twenty say no more', () => {
  const { t } = speaking('ko', {});
  for (let index = 0; index < 30; index += 1) t(`common:made.up${index}`);
  expect(told).toHaveLength(20);
});

test('what the server had to take from English is told once, with what the browser finds', () => {
  const tell = missingReports(
    (one) => told.push(one),
    () => route,
  );
  for (const key of ['common:lead', 'common:title', 'common:lead']) tell(key, 'ko');
  expect(told).toEqual([event('common:lead', 'ko'), event('common:title', 'ko')]);
});
