import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

/** Provided by the shell, never carried along. */
const provided = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  '@lens/platform/host': '^1.0.0',
  '@lens/platform/i18n': '^1.0.0',
  '@lens/platform/router': '^1.0.0',
  '@lens/platform/session': '^1.0.0',
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    target: 'es2022',
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: './src/page.tsx' },
  },
  css: { modules: { generateScopedName: 'elsewhere-vite-[hash:base64:5]' } },
  plugins: [
    federation({
      name: 'elsewhere_vite',
      filename: 'remoteEntry.js',
      exposes: { './page': './src/page.tsx' },
      shared: Object.fromEntries(
        Object.entries(provided).map(([request, requiredVersion]) => [
          request,
          { singleton: true, import: false as const, requiredVersion, suppressMissingImportWarning: true },
        ]),
      ),
      shareStrategy: 'loaded-first',
      bundleAllCSS: true,
      dts: false,
      manifest: true,
    }),
  ],
});
