import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { providedOnServer, sharedPackages } from './shared.ts';

interface RemoteBuild {
  folder: string;
  output: string;
  name: string;
  globalName: string;
  /** The exposed modules, named as in the manifest: `./pages/home/home`. */
  modules: string[];
  /** Whether open pages replace changed modules; for `npm run dev` only. */
  hot?: boolean;
}

const sourceOf = (folder: string, module: string) => path.join(folder, 'src', module);

/** A stable, readable chunk name: `./pages/home/home` → `pages-home-home`. */
const chunkName = (module: string) => module.replace(/^\.\//, '').replaceAll('/', '-');

const inSections = /[\\/]src[\\/]sections[\\/]/;

/** `src/sections/PageHero.module.css` → `section-PageHero`, `src/sections/image/Image.module.css` → `section-image`. */
const sectionName = (module: { nameForCondition(): string | null }): string =>
  `section-${/[\\/]sections[\\/]([^\\/.]+)/.exec(module.nameForCondition() ?? '')?.[1] ?? 'other'}`;

/** The shell gives remotes the runtime for federation's generated code, or each entry would contain one. */
const runtimeOfShell = ({ request = '' }: { request?: string }) =>
  Promise.resolve(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
      ? '_FEDERATION_BUNDLER_RUNTIME'
      : undefined,
  );

export function remoteBrowser(build: RemoteBuild): Configuration {
  const { folder, output, name, globalName, modules, hot = false } = build;
  const base = baseConfiguration({ folder, name, prefix: name, runsOn: 'browser', hot });
  return {
    ...base,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      // The name of the version folder depends on its content, so file names need no hash, which would make pages
      // longer.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: globalName,
      chunkLoadingGlobal: `chunks_${globalName}`,
      trustedTypes: { policyName: `${globalName}#webpack` },
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        minSize: 2000,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // One file for each set of pages that share libraries, so that no page loads a library that only others use.
          vendors: {
            test: /[\\/]node_modules[\\/]/,
            chunks: 'async',
            minChunks: 2,
            minSize: 16_000,
          },
          // The styles are in the HTML of each page, so each page should have those of its own sections only.
          sectionStyles: {
            type: 'css/mini-extract',
            test: inSections,
            name: sectionName,
            chunks: 'async',
            minChunks: 2,
            enforce: true,
            priority: 1,
          },
          // Sections of most pages are in one file, those of a few pages in one for these, so that pages load little
          // else.
          sections: {
            test: inSections,
            name: 'sections',
            chunks: 'async',
            minChunks: 5,
            enforce: true,
          },
          fewSections: {
            test: inSections,
            chunks: 'async',
            minChunks: 2,
            priority: -1,
          },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        // The loader knows style sheets by their names alone, so names of different remotes must differ.
        filename: `${name}-[name].css`,
        chunkFilename: `${name}-[name].css`,
        ignoreOrder: true,
      }),
      new webpack.ExternalsPlugin('global', runtimeOfShell),
      new ModuleFederationPlugin({
        name: globalName,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          modules.map((module) => [module, { import: sourceOf(folder, module), name: chunkName(module) }]),
        ),
        shared: sharedPackages(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          // No remote uses another one.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}

export function remoteServer(
  { folder, output, name, globalName }: RemoteBuild,
  entry: string,
): Configuration {
  return {
    ...baseConfiguration({ folder, name: `${name} (server)`, prefix: name, runsOn: 'server' }),
    entry,
    output: {
      path: path.join(output, 'server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      uniqueName: globalName,
    },
    externalsPresets: { node: true },
    externals: Object.fromEntries(providedOnServer.map((request) => [request, `commonjs ${request}`])),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
