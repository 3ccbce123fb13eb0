import path from 'node:path';
import { readRemoteSetup } from '@lens/remote/setup';
import { viteRefresh } from '@lens/remote/vite-refresh';
import { federation } from '@module-federation/vite';
import { build as runVite, transformWithOxc } from 'vite';

const folder = import.meta.dirname;
const remote = readRemoteSetup(folder);

const base = (dev) => ({
  configFile: false,
  root: folder,
  base: './',
  mode: dev ? 'development' : 'production',
  logLevel: 'warn',
  css: {
    modules: { generateScopedName: `${remote.name}-${dev ? '[name]-[local]' : '[hash:base64:5]'}` },
  },
});

/** Provided by the shell, so that it is no mistake that the remote does not have it. */
const shared = Object.fromEntries(
  Object.entries(remote.federation.shared).map(([name, options]) => [
    name,
    { ...options, suppressMissingImportWarning: true },
  ]),
);

const browser = (output, dev) => ({
  ...base(dev),
  build: {
    outDir: output,
    emptyOutDir: !dev,
    target: 'es2022',
    minify: !dev,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // The name of a version says which content it has, so those of its files need not.
    rolldownOptions: {
      input: Object.values(remote.federation.exposes),
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: `assets/${remote.name}-[name][extname]`,
      },
    },
    ...(dev && { watch: { buildDelay: 50 } }),
  },
  plugins: [
    ...(dev ? [viteRefresh(transformWithOxc, folder)] : []),
    federation({ ...remote.federation, shared, bundleAllCSS: true }),
  ],
});

const server = () => ({
  ...base(false),
  ssr: { noExternal: true, external: remote.provided, target: 'node' },
  build: {
    ssr: remote.serverEntry,
    outDir: path.join(folder, 'dist', 'server'),
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
  },
});

export async function build() {
  await runVite(browser(path.join(folder, 'dist'), false));
  await runVite(server());
}

export async function watch(onBuilt) {
  const watcher = await runVite(browser(path.join(folder, '.dev'), true));
  watcher.on('event', (event) => {
    if (event.code === 'END') onBuilt(null);
    if (event.code === 'ERROR') onBuilt(event.error);
  });
}
