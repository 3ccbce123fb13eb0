/** The part of webpack's and of Rspack's compiler that is used here. */
interface Compiler {
  run(callback: (failure: Error | null, stats?: Stats) => void): void;
  watch(options: object, callback: (failure: Error | null, stats?: Stats) => void): unknown;
  close(callback: () => void): void;
}

interface Stats {
  hasErrors(): boolean;
  toString(preset: 'errors-only'): string;
}

const failureOf = (failure: Error | null, stats: Stats | undefined): Error | null =>
  failure ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);

/** @public Compiles once. @throws Error with the compiler's report if anything failed */
export const compileOnce = (compiler: Compiler | null): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!compiler) return reject(new Error('The configuration is not valid.'));
    compiler.run((failure, stats) => {
      const found = failureOf(failure, stats);
      compiler.close(() => (found ? reject(found) : resolve()));
    });
  });

/** @public Compiles now and after every change. @param onBuilt called after each time, with what went wrong */
export function compileOnChange(compiler: Compiler | null, onBuilt: (failure: Error | null) => void): void {
  if (!compiler) throw new Error('The configuration is not valid.');
  compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => onBuilt(failureOf(failure, stats)));
}
