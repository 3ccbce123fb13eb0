import type { RenderInput, RenderOutput } from '../renderer';

/** What the shell asks of a worker: a page, or how many bytes its buffers take. */
export type WorkerRequest = { kind: 'render'; input: RenderInput } | { kind: 'buffers' };

/** What a worker tells the shell. */
export type WorkerMessage =
  | { kind: 'ready' }
  /** It has begun: its thread is not blocked by what an earlier page left behind. */
  | { kind: 'started' }
  | { kind: 'rendered'; output: RenderOutput }
  | { kind: 'failed'; reason: string }
  | { kind: 'buffers'; bytes: number }
  | { kind: 'log'; level: 'error' | 'fatal'; fields: object; message: string };
