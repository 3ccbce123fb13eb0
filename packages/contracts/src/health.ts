import { z } from 'zod';

const state = z.object({ ok: z.boolean(), detail: z.string().optional() });

/** `GET /api/health/live`: the process answers. */
export const liveness = z.object({ ok: z.literal(true) });

/**
 * `GET /api/health/ready`, also part of the shell's `/readyz`. `since`: when the database was first found unavailable.
 */
export const apiReadiness = z.object({
  api: state,
  database: state.extend({ since: z.iso.datetime().optional() }),
});

/** A remote that is not served as it is in the registry. */
const remoteState = z.object({
  name: z.string(),
  /** The version in the registry. */
  version: z.string(),
  problem: z.string(),
  /** The version that is served: an earlier one, or the same without some part; null if the remote is left out. */
  served: z.string().nullable(),
});

/**
 * `GET /readyz`: 200 when every part is ok, 503 otherwise. The registry is ok if the shell can read it and compose Home
 * from it. A remote that is left out is listed in `remotes`, since only its own pages are missing.
 */
export const readiness = apiReadiness.extend({
  shell: state,
  registry: state.extend({ remotes: z.array(remoteState).optional() }),
});

export type ApiReadiness = z.infer<typeof apiReadiness>;
export type RemoteState = z.infer<typeof remoteState>;
export type Readiness = z.infer<typeof readiness>;
