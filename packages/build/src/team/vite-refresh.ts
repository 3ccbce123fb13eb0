import { createRequire } from 'node:module';
import path from 'node:path';

const { withRefreshCode } = createRequire(import.meta.url)('./refresh-code.cjs') as {
  withRefreshCode: (code: string, file: string) => string;
};

type Transform = (code: string, file: string, options: object) => Promise<{ code: string; map?: unknown }>;

/**
 * A plugin of Vite for builds of `lens-remote dev`, in which components keep their state while their code changes.
 * @param transformWithOxc of Vite
 * @public
 */
export const viteRefresh = (transformWithOxc: Transform, root: string = process.cwd()) => ({
  name: 'lens-refresh',
  enforce: 'pre' as const,
  async transform(code: string, id: string) {
    const file = id.split('?')[0]!;
    if (!/\.[jt]sx$/.test(file) || file.includes('node_modules')) return null;
    const jsx = { runtime: 'automatic', development: true, refresh: true, importSource: '@lens/remote' };
    const transformed = await transformWithOxc(code, file, { jsx, sourcemap: false });
    return { code: withRefreshCode(transformed.code, path.relative(root, file)), map: null };
  },
});
