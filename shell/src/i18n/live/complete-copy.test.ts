import '../../layout/testing/browser';
import { settings } from '../../layout/testing/settings';
import { createTranslation } from '../instance';
import { completeCopy } from './complete-copy';

const english = {
  menu: { home: 'Home', contact: 'Contact' },
  blog: { title: 'Blog', left_one: '{{count}} article', left_other: '{{count}} articles' },
};
const said = { ar: 'ترجمة آلية', es: 'traducción automática', 'es-MX': 'traducción automática' };
const copy = ['common:menu.home', 'common:blog'];

function site(texts: object, lng: 'ar' | 'es' | 'es-MX' = 'ar', more: Record<string, object> = {}) {
  const i18n = createTranslation({ lng: 'en', copy: { common: english }, settings });
  for (const [code, own] of Object.entries({ [lng]: texts, ...more }))
    i18n.addResourceBundle(code, 'common', own);
  i18n.addResourceBundle(lng, 'navigation', { machine: { said: said[lng] } });
  const translate = jest.fn((_lng: string, wanted: readonly { source: string }[]) =>
    Promise.resolve<(string | null)[] | null>(wanted.map(({ source }) => `(${source})`)),
  );
  return { i18n, translate, complete: () => completeCopy(i18n, lng, copy, translate) };
}
const asked = ({ translate }: ReturnType<typeof site>) => JSON.stringify(translate.mock.calls[0]?.[1] ?? []);

describe('A page that lacks texts', () => {
  it('asks for those alone, with every plural form that the language has', async () => {
    const page = site({
      menu: { home: 'الرئيسية' },
      blog: { title: 'مدونة', left_zero: '٠', left_one: '١', left_two: '٢' },
    });
    expect(await page.complete()).toBe(true);
    expect(asked(page).match(/left_\w+/g)).toEqual(['left_few', 'left_many', 'left_other']);
    const added = (key: string) => page.i18n.getResource('ar', 'common', key) as string;
    expect([added('blog.left_few'), added('blog.title')]).toEqual([
      '({{count}} articles) (ترجمة آلية)',
      'مدونة',
    ]);
  });

  it('reads in Spanish what Mexican Spanish lacks', async () => {
    const blog = { title: 'Blog', left_one: '1', left_many: '2', left_other: '3' };
    const page = site({}, 'es-MX', { es: { blog } });
    expect(await page.complete()).toBe(true);
    expect(asked(page).match(/"key":"[^"]+"/g)).toEqual(['"key":"menu.home"']);
  });

  it.each([
    ['its key tells', { emergency: 'Call us.' }],
    ['its English tells', { note: 'If it is urgent, please call.' }],
  ])(
    'stays English, and asks for nothing, where one of them could harm a patient, as %s',
    async (_how, blog) => {
      const page = site({});
      page.i18n.addResourceBundle('en', 'common', { blog }, true);
      expect(await page.complete()).toBe(false);
      expect(page.translate).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['one is not translated safely', ['Inicio', null]],
    ['nothing is translated', null],
  ])('stays as it is where %s', async (_what, answer) => {
    const page = site({ blog: { left_one: '1', left_many: '2', left_other: '3' } }, 'es');
    page.translate.mockResolvedValue(answer);
    expect(await page.complete()).toBe(false);
    expect(page.i18n.getResource('es', 'common', 'menu.home')).toBeUndefined();
  });
});
