import { z } from 'zod';

/** Where traces go, by the names that OpenTelemetry gives these variables; without an endpoint nothing is traced. */
export const tracesVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'Use http://host:4318.' }).optional(),
  /** Of the requests that visitors send, the share that is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** A collector of OpenTelemetry, and how much it gets. */
export interface TracesSettings {
  endpoint: string;
  share: number;
}

/** @returns null where nothing is traced */
export const resolveTraces = (variables: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracesSettings | null =>
  variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : { endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT, share: variables.OTEL_TRACES_SAMPLER_ARG };
