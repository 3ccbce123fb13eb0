import { createRequire } from 'node:module';
import path from 'node:path';
import { compileOnce, compileOnChange } from '@lens/remote/compiler';
import { readRemoteSetup } from '@lens/remote/setup';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const folder = import.meta.dirname;
const remote = readRemoteSetup(folder);

/** The shell gives remotes the runtime for federation's generated code, or each entry would contain one. */
const runtimeOfShell = ({ request = '' }) =>
  Promise.resolve(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
      ? '_FEDERATION_BUNDLER_RUNTIME'
      : undefined,
  );

function script(dev) {
  const react = dev
    ? { runtime: 'automatic', development: true, refresh: true, importSource: '@lens/remote' }
    : { runtime: 'automatic' };
  const parser = { syntax: 'typescript', tsx: true };
  const options = { jsc: { parser, transform: { react }, target: 'es2022' } };
  const swc = { loader: 'swc-loader', options };
  const use = dev ? [require.resolve('@lens/remote/refresh-loader'), swc] : [swc];
  return { test: /\.tsx?$/, exclude: /node_modules/, use };
}

const cssModules = (dev, exportOnlyLocals) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals,
      localIdentName: `${remote.name}-${dev ? '[name]-[local]' : '[hash:base64:5]'}`,
    },
  },
});

const base = (dev) => ({
  mode: dev ? 'development' : 'production',
  context: folder,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
});

const browser = (output, dev) => ({
  ...base(dev),
  target: ['web', 'es2022'],
  entry: {},
  module: {
    rules: [script(dev), { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(dev, false)] }],
  },
  output: {
    path: output,
    publicPath: 'auto',
    filename: '[name].js',
    chunkFilename: '[name].js',
    uniqueName: remote.globalName,
    chunkLoadingGlobal: `chunks_${remote.globalName}`,
    trustedTypes: { policyName: `${remote.globalName}#webpack` },
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: `${remote.name}-[name].css`,
      chunkFilename: `${remote.name}-[name].css`,
    }),
    new webpack.ExternalsPlugin('global', runtimeOfShell),
    new ModuleFederationPlugin({
      ...remote.federation,
      experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
    }),
  ],
});

const server = () => ({
  ...base(false),
  target: 'node20',
  entry: remote.serverEntry,
  module: { rules: [script(false), { test: /\.css$/, use: [cssModules(false, true)] }] },
  output: {
    path: path.join(folder, 'dist', 'server'),
    filename: 'index.cjs',
    library: { type: 'commonjs2' },
    uniqueName: remote.globalName,
  },
  externals: Object.fromEntries(remote.provided.map((request) => [request, `commonjs ${request}`])),
  optimization: { minimize: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

export async function build() {
  await compileOnce(webpack(browser(path.join(folder, 'dist'), false)));
  await compileOnce(webpack(server()));
}

export function watch(onBuilt) {
  compileOnChange(webpack(browser(path.join(folder, '.dev'), true)), onBuilt);
}
