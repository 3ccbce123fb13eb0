import { z } from 'zod';

/** Where another server answers. */
export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'Use an absolute http or https address.',
});
