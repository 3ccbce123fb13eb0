import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { hostConstants } from '../webpack/host-constants.ts';
import { baseConfiguration, pureComponents, script, styleSheets } from '../webpack/base.ts';
import { shellPrefix } from '../webpack/shell.ts';

export interface SingleBundle {
  /** Folder of the host. */
  shell: string;
  /** Folder and name of the remote that is bundled with it. */
  remote: { folder: string; name: string };
  output: string;
  /** The address of the bundle, ending in a slash. */
  address: string;
}

/**
 * Shell and remote in one bundle, with the same sources, loader and minimizer, but with a module of its own in
 * place of the one that opens federation's containers. Class names are those of the separate builds, so that they match the server's markup.
 */
export function singleBundle(
  { shell, remote, output, address }: SingleBundle,
  runtime: string,
): Configuration {
  const base = baseConfiguration({
    folder: shell,
    name: 'single bundle',
    prefix: shellPrefix,
    runsOn: 'browser',
  });
  return {
    ...base,
    entry: { main: './src/browser.tsx' },
    output: {
      path: output,
      publicPath: address,
      filename: '[name].[contenthash:8].js',
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell#webpack' },
    },
    module: {
      rules: [
        script(false),
        pureComponents,
        { ...styleSheets(shellPrefix, shell), exclude: remote.folder },
        { ...styleSheets(remote.name, remote.folder), include: remote.folder },
      ],
    },
    plugins: [
      hostConstants(''),
      new webpack.NormalModuleReplacementPlugin(/^\.\/containers$/, runtime),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    ],
  };
}
