import { languages } from '@lens/contracts/languages';
import { localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

const paths = publicPages.map(({ pattern }) => pattern).filter((path) => !path.includes(':'));
const scriptsAndStyles = /<(script|style)\b.*?<\/\1>/gs;
const isolated = /\u2066[^\u2066-\u2069]+\u2069|<(\w+)[^>]* dir="ltr"[^>]*>.*?<\/\1>/gs;
/** A sign, a unit or a phone number that no element isolates: right-to-left text would draw it on the wrong side. */
const exposed = /.{0,30}(?:(?<![\p{L}\p{N}])[-−+±]\d|\d\s?D(?!\p{L})).{0,30}/gu;

test.describe('Right to left', () => {
  for (const { code } of languages.filter(({ rtl }) => rtl)) {
    test(`numbers keep their signs and units in their place on every page in ${code} [LANGUAGES-4]`, async ({
      request,
    }) => {
      const read = async (path: string) =>
        (await (await request.get(localizedPath(code, path))).text()).replaceAll(scriptsAndStyles, '');
      expect(await read('/procedures/icl')).toContain('\u2066-20.00 D\u2069');
      for (const path of paths) {
        const words = (await read(path)).replaceAll(isolated, ' ').replaceAll(/<[^>]*>/g, ' ');
        expect([path, words.match(exposed)]).toEqual([path, null]);
      }
    });
  }
});
