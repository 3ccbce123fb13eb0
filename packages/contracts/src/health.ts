import { z } from 'zod';

const state = z.object({ ok: z.boolean(), detail: z.string().optional() });

/** `GET /api/health/live`: the process answers. */
export const liveness = z.object({ ok: z.literal(true) });

/** `GET /api/health/ready`, and the part of the API in the shell's `/readyz`. `since`: when it was first found away. */
export const apiReadiness = z.object({
  api: state,
  database: state.extend({ since: z.iso.datetime().optional() }),
});

/** A remote that is not served as the registry has it. */
const remoteState = z.object({
  name: z.string(),
  /** The version that the registry names. */
  version: z.string(),
  problem: z.string(),
  /** The version that is served: null where the remote is left out, an earlier one, or the same without a part of it. */
  served: z.string().nullable(),
});

/**
 * `GET /readyz`: 200 when every part is ok, 503 otherwise. The registry is ok while it can be read and Home is composed
 * from it: one remote that is left out is named in `remotes`, and takes no page away but its own.
 */
export const readiness = apiReadiness.extend({
  shell: state,
  registry: state.extend({ remotes: z.array(remoteState).optional() }),
});

export type ApiReadiness = z.infer<typeof apiReadiness>;
export type RemoteState = z.infer<typeof remoteState>;
export type Readiness = z.infer<typeof readiness>;
