import { z } from 'zod';
import { saysNothing, saysSomething } from './changes.js';
import { listQuery, pageOf } from './lists.js';

/** A figure that staff can edit. `value` is the number; prefix and suffix are its marks (`$`, `+`, `%`). */
export const statistic = z.object({
  id: z.uuid(),
  key: z.string(),
  value: z.number(),
  prefix: z.string(),
  suffix: z.string(),
  label: z.string(),
  position: z.int(),
});

export const statisticUpdate = z
  .strictObject({
    value: z.number().min(0).max(1_000_000_000).optional(),
    prefix: z.string().trim().max(8).optional(),
    suffix: z.string().trim().max(8).optional(),
    label: z.string().trim().min(1).max(200).optional(),
    position: z.int().min(0).max(10_000).optional(),
  })
  .refine(saysSomething, saysNothing);

/** A page holds every figure unless the caller asks for less. */
export const statisticQuery = listQuery(['position', 'key'], 'position', 100);

export const statisticPage = pageOf(statistic);

export type Statistic = z.infer<typeof statistic>;
