import type { RenderInput, RenderOutput } from '../renderer';

/** What the shell asks of a worker. */
export interface RenderRequest {
  input: RenderInput;
}

/** What a worker tells the shell. */
export type WorkerMessage =
  | { kind: 'ready' }
  /** It has begun: its thread is not blocked by what an earlier page left behind. */
  | { kind: 'started' }
  | { kind: 'rendered'; output: RenderOutput }
  | { kind: 'failed'; reason: string }
  | { kind: 'log'; level: 'error' | 'fatal'; fields: object; message: string };
