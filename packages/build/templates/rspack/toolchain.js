import { createRequire } from 'node:module';
import path from 'node:path';
import { compileOnce, compileOnChange } from '@lens/remote/compiler';
import { readRemoteSetup } from '@lens/remote/setup';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const folder = import.meta.dirname;
const remote = readRemoteSetup(folder);

function script(dev) {
  const react = dev
    ? { runtime: 'automatic', development: true, refresh: true, importSource: '@lens/remote' }
    : { runtime: 'automatic' };
  const parser = { syntax: 'typescript', tsx: true };
  const options = { jsc: { parser, transform: { react }, target: 'es2022' } };
  const swc = { loader: 'builtin:swc-loader', options };
  const use = dev ? [require.resolve('@lens/remote/refresh-loader'), swc] : [swc];
  return { test: /\.tsx?$/, exclude: /node_modules/, use };
}

const base = (dev) => ({
  mode: dev ? 'development' : 'production',
  context: folder,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false } },
    generator: {
      'css/module': { localIdentName: `${remote.name}-${dev ? '[name]-[local]' : '[hash:base64:5]'}` },
    },
    rules: [script(dev), { test: /\.module\.css$/, type: 'css/module' }],
  },
});

const browser = (output, dev) => ({
  ...base(dev),
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: output,
    publicPath: 'auto',
    uniqueName: remote.globalName,
    chunkLoadingGlobal: `chunks_${remote.globalName}`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: `${remote.name}-[name].css`,
    cssChunkFilename: `${remote.name}-[name].css`,
    trustedTypes: { policyName: `${remote.globalName}#webpack` },
  },
  plugins: [new ModuleFederationPlugin(remote.federation)],
});

const server = () => ({
  ...base(false),
  target: 'node20',
  entry: remote.serverEntry,
  output: {
    path: path.join(folder, 'dist', 'server'),
    filename: 'index.cjs',
    uniqueName: remote.globalName,
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(remote.provided.map((request) => [request, `commonjs ${request}`])),
  optimization: { minimize: false },
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

export async function build() {
  await compileOnce(rspack(browser(path.join(folder, 'dist'), false)));
  await compileOnce(rspack(server()));
}

export function watch(onBuilt) {
  compileOnChange(rspack(browser(path.join(folder, '.dev'), true)), onBuilt);
}
