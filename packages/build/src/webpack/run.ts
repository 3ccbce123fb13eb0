import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs webpack once. @throws Error with webpack's report if anything failed */
export function runWebpack(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((failure, stats) => {
      compiler.close(() => undefined);
      if (failure) return reject(failure);
      if (!stats) return reject(new Error('webpack returned no result'));
      if (stats.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
      const warnings = stats.toString({ preset: 'errors-warnings', colors: false }).trim();
      if (warnings) console.warn(warnings);
      resolve(stats);
    });
  });
}
