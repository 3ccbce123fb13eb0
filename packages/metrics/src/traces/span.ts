import { AsyncLocalStorage } from 'node:async_hooks';

/** Names of ours, numbers and patterns: never an address, nor what a person typed. */
type Attributes = Record<string, string | number>;

export interface SpanStart {
  name: string;
  /** `server`: it answers a request. `client`: it asks another part. */
  kind: 'server' | 'client' | 'internal';
  /** The `traceparent` of the work that it is a part of. Without one, a trace begins. */
  parent?: string | undefined;
  attributes?: Attributes;
  /** By the clock, in ms; now without it. */
  startMs?: number;
  /** Whose work it is, if this process only heard of it. */
  service?: 'browser';
}

export interface SpanEnd {
  /** Where it is known only now. */
  name?: string;
  attributes?: Attributes;
  hasFailed?: boolean;
  /** What happened meanwhile, by the clock, in ms. */
  marks?: Record<string, number>;
  /** By the clock, in ms; now without it. */
  endMs?: number;
}

/** A piece of work in a trace. */
export interface Span {
  readonly traceId: string;
  /** Names it to whoever does a part of it, as the header of W3C's Trace Context. */
  readonly traceparent: string;
  end(end?: SpanEnd): void;
}

/** Begins a span; undefined if its trace is not among those that are recorded. */
export type BeginSpan = (start: SpanStart) => Span | undefined;

let recorder: BeginSpan | undefined;
const current = new AsyncLocalStorage<Span>();

/** @param begin undefined: nothing is traced any more */
export function recordSpans(begin: BeginSpan | undefined): void {
  recorder = begin;
}

/** Without a recorder it costs one question. */
export const beginSpan: BeginSpan = (start) => recorder?.(start);

/** The span of the work that is being done. */
export const currentSpan = (): Span | undefined => current.getStore();

/** Does work as a part of a span. */
export const inSpan = <Value>(span: Span | undefined, work: () => Value): Value =>
  span ? current.run(span, work) : work();

/** What a line of the log says of the trace that it belongs to. */
export function traceOfLog(): { traceId?: string } {
  const span = current.getStore();
  return span ? { traceId: span.traceId } : {};
}
