import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { recordSpans, type Span, type SpanEnd, type SpanStart } from './span.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';

interface SpanSettings {
  service: 'api' | 'shell';
  /** Of the collector, without the path. */
  endpoint: string;
  /** Of the traces that begin here, how many are recorded, from 0 to 1. Those that others have begun all are. */
  share: number;
  log: { warn(fields: object, message: string): void };
}

export interface SpanSender {
  /** Sends what is left, if the collector takes it soon. */
  stop(): Promise<void>;
}

/** A collector that is away or slow costs this much memory at most, some MB; spans beyond that are dropped. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 1000 };
/** Shorter than the batch may take: only at the end there is more than one request at a time, for what is left. */
const requestLimitMs = 4000;
const maxRequests = 1 + queue.maxQueueSize / queue.maxExportBatchSize;
const batchLimitMs = 5000;
const stopLimitMs = 1000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** A collector that is away is worth a line in the log, and not one for each batch. */
function logFailures(exporter: SpanExporter, { log }: SpanSettings): SpanExporter {
  let hasFailed = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        // Not its message, which may contain what the collector answered.
        const { error } = result as { error?: Error & { code?: string | number } };
        if (error && !hasFailed) log.warn({ reason: error.code ?? error.name }, 'traces are not taken');
        hasFailed = error !== undefined;
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function begin(tracer: Tracer, { name, kind, parent, attributes, startMs }: SpanStart): Span | undefined {
  const named = parent === undefined ? null : readTraceparent(parent);
  if (parent !== undefined && !named) return undefined;
  const context = named
    ? trace.setSpanContext(ROOT_CONTEXT, { ...named, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: startMs }, context);
  if (!span.isRecording()) return undefined;
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    traceparent: writeTraceparent(traceId, spanId),
    end(end: SpanEnd = {}) {
      if (end.name !== undefined) span.updateName(end.name);
      if (end.attributes) span.setAttributes(end.attributes);
      if (end.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      for (const [mark, atMs] of Object.entries(end.marks ?? {})) span.addEvent(mark, atMs);
      span.end(end.endMs);
    },
  };
}

/** Records spans and sends them to a collector of OpenTelemetry. Only loaded where there is one. */
export function sendSpans(settings: SpanSettings): SpanSender {
  const { service, endpoint, share } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: requestLimitMs,
    concurrencyLimit: maxRequests,
  });
  const processor = new BatchSpanProcessor({
    exporter: logFailures(exporter, settings),
    exportTimeoutMillis: batchLimitMs,
    ...queue,
  });
  const tracerOf = (name: string): Tracer =>
    new TracerProvider({
      resource: resourceFromAttributes({ 'service.namespace': 'lens', 'service.name': name }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [processor],
    }).getTracer('lens');
  const own = tracerOf(service);
  const ofBrowsers = tracerOf('browser');
  recordSpans((start) => begin(start.service === 'browser' ? ofBrowsers : own, start));
  return {
    async stop() {
      recordSpans(undefined);
      const sent = processor.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(stopLimitMs, undefined, { ref: false })]);
    },
  };
}
