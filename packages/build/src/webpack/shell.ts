import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, mode } from './base.ts';
import { hostConstants } from './host-constants.ts';

/** The prefix of class names; short, since every page contains it some hundred times. */
export const shellPrefix = 's';

const hash = mode === 'production' ? '.[contenthash:8]' : '';
const base = (folder: string, runsOn: 'browser' | 'server', name: string) =>
  baseConfiguration({ folder, name, prefix: shellPrefix, runsOn });

/** The first module of a development build, since it has to run before React. */
const hotClient = path.join(import.meta.dirname, '..', 'dev', 'hot-client.ts');

/**
 * The shell in the browser. It contains no list of remotes, since the registry names them when the page starts, and no
 * federation runtime (`shell/src/loading/container-runtime.ts`).
 */
export const shellBrowser = (folder: string, output: string, laterFonts: string): Configuration => ({
  ...base(folder, 'browser', 'shell'),
  entry: { main: [...(mode === 'development' ? [hotClient] : []), './src/browser.tsx'] },
  output: {
    path: path.join(output, 'client'),
    publicPath: '/shell/',
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    uniqueName: 'shell',
    trustedTypes: { policyName: 'shell#webpack' },
  },
  plugins: [
    hostConstants(laterFonts),
    new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
  ],
});

/** The script that starts everything else; small enough to be inlined in every page. */
export const shellBoot = (folder: string, output: string): Configuration => ({
  ...base(folder, 'browser', 'shell (boot)'),
  entry: { boot: './src/boot.ts' },
  output: { path: path.join(output, 'boot'), filename: '[name].js' },
});

/** What only some pages need: scripts of their own, so that no other page loads them. */
export const shellForSomePages = (folder: string, output: string, name: string): Configuration => ({
  ...base(folder, 'browser', `shell (${name})`),
  entry: { [name]: `./src/${name}.ts` },
  output: { path: path.join(output, 'client'), filename: `[name]${hash}.js` },
});

const externalPackages = [
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@growthbook/growthbook',
  'compression',
  'express',
  'fresh',
  'helmet',
  'httpxy',
  'pino',
  'prom-client',
  'sirv',
];

/**
 * A part of the web server: the process, or the threads that render pages. React is bundled, so that it is the
 * production React for any NODE_ENV.
 */
const shellOnServer = (folder: string, output: string, entry: Record<string, string>): Configuration => ({
  ...base(folder, 'server', `shell (${Object.keys(entry).join()})`),
  entry,
  output: { path: path.join(output, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  externalsPresets: { node: true },
  externals: Object.fromEntries(externalPackages.map((request) => [request, `commonjs ${request}`])),
  optimization: { minimize: false, nodeEnv: mode },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

export const shellServer = (folder: string, output: string): Configuration =>
  shellOnServer(folder, output, { main: './src/server/main.ts' });

export const shellRenderWorker = (folder: string, output: string): Configuration =>
  shellOnServer(folder, output, { 'render-worker': './src/server/render/pool/render-worker.ts' });
