import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteDeclaration } from '@lens/contracts/remote';
import { countPageTerms } from './page-terms';
import { contentOfMain, visibleText } from './visible-text';

const bundle = `
const { createElement } = require('react');
const { useTranslation } = require('@lens/platform/i18n');
const { useSettings } = require('@lens/platform/host');
const { Link } = require('@lens/platform/router');
function Page({ data }) {
  const { t } = useTranslation('common');
  const texts = [t('about'), useSettings().practice, data ? data.story : t('builtIn')];
  return createElement('section', { title: 'FDA' },
    createElement('h1', null, t('title')), ...texts.map((text) => createElement('p', { key: text }, text)),
    createElement(Link, { to: '/prk' }, 'PRK'));
}
const Broken = ({ data }) => createElement('p', null, data.story);
exports.modules = { './a': async () => ({ Page }), './b': async () => ({ Page: Broken }) };
`;
const route = (id: string, at: string, module: string, surface = 'public') => ({
  id,
  path: at,
  module,
  surface,
});
const declaration = remoteDeclaration.parse({
  manifestVersion: 1,
  name: 'mfe-some',
  platform: '^1',
  namespaces: ['common', 'forms'],
  routes: [
    route('story', '/story', './a'),
    route('broken', '/broken', './b'),
    route('one', '/story/:slug', './a'),
    route('staff', '/admin/story', './a', 'admin'),
  ],
});

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-terms-'));
  write('dist/server/index.cjs', bundle);
  const texts = {
    title: 'LASIK',
    about: 'LASIK and PRK, by {{practice}}',
    builtIn: 'Excimer',
    unused: 'SMILE',
  };
  write('locales/en/common.json', JSON.stringify(texts));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Counts of terms', () => {
  it('include the visible built-in texts of each public page', async () => {
    expect(await countPageTerms(folder, path.join(folder, 'dist'), declaration)).toEqual({
      story: { LASIK: 2, PRK: 2, Excimer: 1 },
    });
  });

  it('are empty without public pages', async () => {
    const staffOnly = { ...declaration, routes: declaration.routes.filter(({ id }) => id === 'staff') };
    expect(await countPageTerms(folder, path.join(folder, 'nowhere'), staffOnly)).toEqual({});
  });
});

describe('Visible text', () => {
  it('is the text between tags, with each piece on a line', () => {
    const html = '<h2 title="FDA">LASIK</h2><p>PRK &amp; <b>ICL</b></p><script>"SMILE"</script><!-- FDA -->';
    expect(visibleText(html).split('\n').filter(Boolean)).toEqual(['LASIK', 'PRK & ', 'ICL']);
    expect(visibleText('it&#x27;s')).toBe("it's");
  });

  it('of a page is the text in its main landmark', () => {
    expect(
      contentOfMain('<header>LASIK</header><main id="main" tabindex="-1"><p>PRK</p></main><footer>'),
    ).toBe('<p>PRK</p>');
    expect(contentOfMain('<p>PRK</p>')).toBeNull();
  });
});
