import '../../layout/testing/browser';
import { settings } from '../../layout/testing/settings';
import { createTranslation } from '../instance';
import { completePage } from './complete-page';

const english = {
  menu: { home: 'Home', contact: 'Contact' },
  blog: { title: 'Blog', left_one: '{{count}} article', left_other: '{{count}} articles' },
};
const machineMark = { ar: 'ترجمة آلية', es: 'traducción automática', 'es-MX': 'traducción automática' };
const copy = ['common:menu.home', 'common:blog'];

function openPage(texts: object, lng: 'ar' | 'es' | 'es-MX' = 'ar', more: Record<string, object> = {}) {
  const i18n = createTranslation({ lng: 'en', texts: { common: english }, settings });
  for (const [code, common] of Object.entries({ [lng]: texts, ...more }))
    i18n.addResourceBundle(code, 'common', common);
  i18n.addResourceBundle(lng, 'navigation', { machine: { said: machineMark[lng] } });
  const translate = jest.fn((_lng: string, untranslated: readonly { source: string }[]) =>
    Promise.resolve<(string | null)[] | null>(untranslated.map(({ source }) => `(${source})`)),
  );
  return { i18n, translate, complete: () => completePage(i18n, lng, copy, translate) };
}
const requested = ({ translate }: ReturnType<typeof openPage>) =>
  JSON.stringify(translate.mock.calls[0]?.[1] ?? []);

describe('Live translation of a page', () => {
  it('requests only untranslated texts, with every plural form that the language has', async () => {
    const page = openPage({
      menu: { home: 'الرئيسية' },
      blog: { title: 'مدونة', left_zero: '٠', left_one: '١', left_two: '٢' },
    });
    expect(await page.complete()).toBe(true);
    expect(requested(page).match(/left_\w+/g)).toEqual(['left_few', 'left_many', 'left_other']);
    const added = (key: string) => page.i18n.getResource('ar', 'common', key) as string;
    expect([added('blog.left_few'), added('blog.title')]).toEqual([
      '({{count}} articles) (ترجمة آلية)',
      'مدونة',
    ]);
  });

  it('leaves texts to Spanish that Mexican Spanish does not have', async () => {
    const blog = { title: 'Blog', left_one: '1', left_many: '2', left_other: '3' };
    const page = openPage({}, 'es-MX', { es: { blog } });
    expect(await page.complete()).toBe(true);
    expect(requested(page).match(/"key":"[^"]+"/g)).toEqual(['"key":"menu.home"']);
  });

  it.each([
    ['its key shows', { emergency: 'Call us.' }],
    ['its English shows', { note: 'If it is urgent, please call.' }],
  ])('requests nothing if one of them is a critical text, as %s', async (_how, blog) => {
    const page = openPage({});
    page.i18n.addResourceBundle('en', 'common', { blog }, true);
    expect(await page.complete()).toBe(false);
    expect(page.translate).not.toHaveBeenCalled();
  });

  it.each([
    ['one is not translated safely', ['Inicio', null]],
    ['nothing is translated', null],
  ])('adds nothing if %s', async (_what, answer) => {
    const page = openPage({ blog: { left_one: '1', left_many: '2', left_other: '3' } }, 'es');
    page.translate.mockResolvedValue(answer);
    expect(await page.complete()).toBe(false);
    expect(page.i18n.getResource('es', 'common', 'menu.home')).toBeUndefined();
  });
});
