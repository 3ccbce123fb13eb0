import { readFileSync } from 'node:fs';

/** What the shell asks a remote for by name, as the remote's manifest lists it: nothing imports these modules. */
export function exposedModules(remote) {
  const manifest = readFileSync(new URL(`${remote}/src/remote.ts`, import.meta.url), 'utf8');
  return [...manifest.matchAll(/module: '\.\/([^']+)'/g)].map(([, module]) => `src/${module}.{ts,tsx}`);
}

/** Root commands build them and run them by path: the build package is there so that Nx builds in the right order. */
const remote = (name) => ({
  entry: ['src/remote.ts', ...exposedModules(name)],
  project: ['src/**/*.{ts,tsx}'],
  ignoreDependencies: ['@lens/build'],
});

/** What tests need is installed apart, where Knip sees no package of its own. */
const namesIn = (manifest) =>
  Object.keys(JSON.parse(readFileSync(new URL(manifest, import.meta.url), 'utf8')).devDependencies).filter(
    // Knip finds the one that everybody has by itself.
    (name) => name !== 'typescript',
  );

/** Everything here is private: what a package offers and nobody in the repository takes is unused too. */
const shared = { includeEntryExports: true };

export default {
  // Webpack calls what a loader exports.
  ignoreIssues: { 'packages/build/src/**/*-loader.cjs': ['exports'] },
  ignoreBinaries: ['apt-get', 'mkfifo', 'mount', 'systemd-analyze', 'umount', 'unshare'],
  workspaces: {
    '.': {},
    'packages/contracts': { ...shared, project: ['src/**/*.ts'] },
    'packages/metrics': { ...shared, project: ['src/**/*.ts'] },
    'packages/platform': { ...shared, project: ['src/**/*.{ts,tsx}'] },
    'packages/ui': { ...shared, project: ['src/**/*.tsx', 'src/**/*.ts'] },
    // It compiles files of the build package, which is where its dependencies are used.
    'packages/registry': {
      ignoreDependencies: ['@lens/contracts', '@tufjs/models', 'aws4fetch', 'lightningcss', 'zod'],
    },
    'packages/build': {
      ...shared,
      entry: [
        'src/cli.ts',
        'src/dev/refresh-loader.cjs',
        'src/styles/layer-loader.cjs',
        // What `npm run pack` takes, and a remote elsewhere uses.
        'src/create/pack-command.ts',
        'src/team/{cli,compiler,vite-refresh,jsx-dev-runtime}.ts',
        'src/team/refresh-{loader,code}.cjs',
      ],
      project: ['src/**/*.{ts,cjs}'],
      // Of the test in the templates, which are packages of their own once `create` has copied them.
      ignoreDependencies: ['vitest'],
    },
    shell: {
      entry: [
        'src/boot.ts',
        'src/browser.tsx',
        'src/for-{rollouts,several-remotes,traces}.ts',
        'src/server/main.ts',
        'src/server/render/pool/render-worker.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
      // The build of the shell reads the fonts from their packages.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'mfe-public': {
      ...remote('mfe-public'),
      project: ['src/**/*.{ts,tsx}', 'art/**/*.{ts,tsx}'],
    },
    'mfe-admin': remote('mfe-admin'),
    'mfe-translations': remote('mfe-translations'),
    api: {
      entry: [
        'src/{main,admin,backup,migrate}.ts',
        'src/database/create-embedded.ts',
        'test/**/*.test.ts',
        'test/fixtures/dumps/make.ts',
      ],
      project: ['{src,test}/**/*.ts'],
      ignoreDependencies: namesIn('api/test/package.json'),
    },
    tools: { ...shared, project: ['src/**/*.ts', 'jest/*.cjs'] },
    e2e: {
      entry: ['elsewhere/*/{build,*.config}.ts', 'elsewhere/*/src/*.{ts,tsx}'],
      project: ['{src,elsewhere}/**/*.{ts,tsx}'],
    },
    checks: { project: ['src/**/*.ts'] },
    bench: {
      entry: ['src/api/raw-bytes.ts', 'src/api/raw-list.ts'],
      project: ['src/**/*.ts'],
    },
  },
};
