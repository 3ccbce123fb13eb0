import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'] },
});
