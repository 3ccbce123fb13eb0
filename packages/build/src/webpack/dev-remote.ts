import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteBrowser } from './remote.ts';

/** The browser build of a remote, with modules that open pages can replace. */
export function hotRemote(build: Parameters<typeof remoteBrowser>[0]): Configuration {
  const { plugins = [], module, ...rest } = remoteBrowser({ ...build, hot: true });
  const refresh = {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    enforce: 'post' as const,
    loader: path.join(import.meta.dirname, '..', 'dev', 'refresh-loader.cjs'),
  };
  return {
    ...rest,
    module: { rules: [...(module?.rules ?? []), refresh] },
    plugins: [...plugins, new webpack.HotModuleReplacementPlugin()],
  };
}
