import { renderToString } from 'react-dom/server';
import { useAssets, useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { useLocation } from '@lens/platform/router';
import { PageFrame } from '@lens/platform/testing/page-frame';

function Page() {
  const { t } = useTranslation('mfe-some');
  return [t('title'), useSettings().practice, useLocation().pathname, useAssets()('hero.avif')].join(' ');
}

describe('The frame for tests of a remote', () => {
  it('gives a page what the shell gives it: texts, settings, its address and its pictures', () => {
    const html = renderToString(
      <PageFrame
        lng="es"
        texts={{ 'mfe-some': { title: 'Hola' } }}
        settings={{ practice: 'Practice' }}
        path="/some"
      >
        <Page />
      </PageFrame>,
    );
    expect(html).toBe('Hola Practice /some /remotes/remote/1.0.0/assets/hero.avif');
  });
});
