import path from 'node:path';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { layerOf } from '../styles/layers.ts';
import { classNames } from './class-names.ts';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

/** `BUILD_MODE=development` makes the build that React checks most strictly; everything else is production. */
export const mode: Mode = process.env['BUILD_MODE'] === 'development' ? 'development' : 'production';

/** TypeScript by swc; `hot` adds what React needs to swap a component without losing its state. */
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

/** The package's name is part of every class, since two remotes may well have a `Home.module.css` each. */
function cssModules(prefix: string, folder: string, onlyNames: boolean) {
  const counted = mode === 'production' ? classNames(prefix, folder) : () => undefined;
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
          counted(resourcePath, name),
      },
    },
  };
}

const inLayer = {
  loader: require.resolve('../styles/layer-loader.cjs'),
  options: { layerOf },
};

/** Style sheets of a package for browsers. */
export const styleSheets = (prefix: string, folder: string): RuleSetRule => ({
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, cssModules(prefix, folder, false), inLayer],
});

interface Target {
  folder: string;
  name: string;
  /** Stands before each class name. */
  prefix: string;
  runsOn: 'browser' | 'server';
  /** Swaps modules in open pages; for `npm run dev` only. */
  hot?: boolean;
}

/** What every build of ours has in common: TypeScript by swc, CSS Modules, one place for class names. */
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
    module: { rules: [script(hot), styles] },
    performance: { hints: false },
    optimization:
      runsOn === 'browser' && mode === 'production'
        ? {
            // Wrapped CommonJS asks for a shared module anew at every use, and federation resolves it anew each time.
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
