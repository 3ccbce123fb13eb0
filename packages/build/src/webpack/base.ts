import path from 'node:path';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { layerOf } from '../styles/layers.ts';
import { classNames } from './class-names.ts';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

/** Production, unless `BUILD_MODE=development`, in which React checks most strictly. */
export const mode: Mode = process.env['BUILD_MODE'] === 'development' ? 'development' : 'production';

/** Compiles TypeScript with swc. @param hot whether React can replace components without losing their state */
export const script = (hot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
      target: 'es2022',
    },
  },
});

/** The prefix is part of every class name, since several remotes may have a `Home.module.css`. */
function cssModules(prefix: string, folder: string, onlyNames: boolean) {
  const shortNameOf = mode === 'production' ? classNames(prefix, folder) : () => undefined;
  return {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        localIdentContext: folder,
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: onlyNames,
        localIdentName: `${prefix}-[name]-[local]`,
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
          shortNameOf(resourcePath, name),
      },
    },
  };
}

const layerLoader = {
  loader: require.resolve('../styles/layer-loader.cjs'),
  options: { layerOf },
};

/** Style sheets of a package for browsers. */
export const styleSheets = (prefix: string, folder: string): RuleSetRule => ({
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, cssModules(prefix, folder, false), layerLoader],
});

/** Without it a visitor would load all of React Router. */
export const pureComponents: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
  loader: require.resolve('./pure-components-loader.cjs'),
};

interface Target {
  folder: string;
  name: string;
  /** The start of each class name. */
  prefix: string;
  runsOn: 'browser' | 'server';
  /** Whether open pages replace changed modules; for `npm run dev` only. */
  hot?: boolean;
}

/** The configuration that all our builds share. */
export function baseConfiguration({ folder, name, prefix, runsOn, hot = false }: Target): Configuration {
  const styles: RuleSetRule =
    runsOn === 'browser'
      ? styleSheets(prefix, folder)
      : { test: /\.css$/, use: [cssModules(prefix, folder, true)] };
  return {
    name,
    mode,
    context: folder,
    devtool: false,
    target: runsOn === 'browser' ? ['web', 'es2022'] : 'node20',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      modules: [path.join(folder, 'node_modules'), 'node_modules'],
    },
    module: { rules: [script(hot), styles, ...(runsOn === 'browser' ? [pureComponents] : [])] },
    performance: { hints: false },
    optimization:
      runsOn === 'browser' && mode === 'production'
        ? {
            // Concatenated CommonJS would load a shared module, through federation, at every use.
            concatenateModules: { commonjs: false },
            minimizer: [
              new MinimizerPlugin({
                test: /\.js$/,
                minify: MinimizerPlugin.swcMinify,
                extractComments: false,
              }),
              new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
            ],
          }
        : { minimize: false },
  };
}
