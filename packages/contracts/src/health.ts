import { z } from 'zod';

const state = z.object({ ok: z.boolean(), detail: z.string().optional() });

/** `GET /api/health/live`: the process answers. */
export const liveness = z.object({ ok: z.literal(true) });

/** `GET /api/health/ready`, and the part of the API in the shell's `/readyz`. */
export const apiReadiness = z.object({ api: state, database: state });

/** `GET /readyz`: 200 when every part is ok, 503 otherwise. */
export const readiness = apiReadiness.extend({ shell: state, registry: state });

export type ApiReadiness = z.infer<typeof apiReadiness>;
export type Readiness = z.infer<typeof readiness>;
