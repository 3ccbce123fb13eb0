import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteDeclaration } from '@lens/contracts/remote';
import { termsOfPages } from './page-terms';
import { mainOf, visibleText } from './visible-text';

const bundle = `
const { createElement } = require('react');
const { useTranslation } = require('@lens/platform/i18n');
const { useSettings } = require('@lens/platform/host');
const { Link } = require('@lens/platform/router');
function Page({ data }) {
  const { t } = useTranslation('common');
  const said = [t('about'), useSettings().practice, data ? data.told : t('builtIn')];
  return createElement('section', { title: 'FDA' },
    createElement('h1', null, t('title')), ...said.map((text) => createElement('p', { key: text }, text)),
    createElement(Link, { to: '/prk' }, 'PRK'));
}
const Broken = ({ data }) => createElement('p', null, data.told);
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
    route('told', '/told', './a'),
    route('broken', '/broken', './b'),
    route('one', '/told/:slug', './a'),
    route('staff', '/admin/told', './a', 'admin'),
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
    unsaid: 'SMILE',
  };
  write('locales/en/common.json', JSON.stringify(texts));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Manifest of terms', () => {
  it('counts what each public page says by itself, and nothing of what is not shown', async () => {
    expect(await termsOfPages(folder, path.join(folder, 'dist'), declaration)).toEqual({
      told: { LASIK: 2, PRK: 2, Excimer: 1 },
    });
  });

  it('is of nothing where nothing is public', async () => {
    const staffOnly = { ...declaration, routes: declaration.routes.filter(({ id }) => id === 'staff') };
    expect(await termsOfPages(folder, path.join(folder, 'nowhere'), staffOnly)).toEqual({});
  });
});

describe('Visible text', () => {
  it('is what stands between tags, each piece for itself', () => {
    const html = '<h2 title="FDA">LASIK</h2><p>PRK &amp; <b>ICL</b></p><script>"SMILE"</script><!-- FDA -->';
    expect(visibleText(html).split('\n').filter(Boolean)).toEqual(['LASIK', 'PRK & ', 'ICL']);
    expect(visibleText('it&#x27;s')).toBe("it's");
  });

  it('of a page is that of its main landmark', () => {
    expect(mainOf('<header>LASIK</header><main id="main" tabindex="-1"><p>PRK</p></main><footer>')).toBe(
      '<p>PRK</p>',
    );
    expect(mainOf('<p>PRK</p>')).toBeNull();
  });
});
