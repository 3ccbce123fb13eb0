import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';

const folder = import.meta.dirname;
export const output = path.join(folder, 'dist');
const name = 'elsewhere_rspack';

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

const base: Configuration = {
  mode: 'production',
  context: folder,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false } },
    generator: { 'css/module': { localIdentName: 'elsewhere-rspack-[hash:base64:5]' } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
  },
};

export const browser: Configuration = {
  ...base,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: output,
    publicPath: 'auto',
    uniqueName: name,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    trustedTypes: { policyName: `${name}#webpack` },
  },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './page': './src/page.tsx', './staff-page': './src/staff-page.tsx' },
      shared: Object.fromEntries(
        Object.entries(provided).map(([request, requiredVersion]) => [
          request,
          { singleton: true, import: false as const, requiredVersion },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
    }),
  ],
};

export const server: Configuration = {
  ...base,
  target: 'node20',
  entry: './src/server.ts',
  output: {
    path: path.join(output, 'server'),
    filename: 'index.cjs',
    uniqueName: name,
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(Object.keys(provided).map((request) => [request, `commonjs ${request}`])),
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};
