import { partName } from './part-name';

test.each([
  ['webpack://shell/./src/layout/header/Header.tsx', 'shell/layout'],
  ['webpack://shell/./src/App.tsx', 'shell'],
  ['webpack://shell/../packages/platform/src/router.ts', 'packages/platform'],
  ['webpack://shell/../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://shell/../node_modules/@scope/some/node_modules/inner/index.js', 'inner'],
  ['webpack://shell/../node_modules/@scope/some/index.js', '@scope/some'],
  ['webpack://shell/webpack/runtime/load script', 'webpack'],
  [null, 'webpack'],
])('%s belongs to %s', (source, part) => {
  expect(partName('shell', source)).toBe(part);
});

test.each([
  ['webpack://mfe_public/./src/pages/home/hero/Hero.tsx', 'mfe-public/pages/home'],
  ['webpack://mfe_public/./src/sections/PageHero.tsx', 'mfe-public/sections'],
])('%s of a remote belongs to %s', (source, part) => {
  expect(partName('mfe-public', source)).toBe(part);
});
