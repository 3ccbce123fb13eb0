import { Measurement } from './measurement.js';

export interface EndedRequest {
  method: string;
  /** The pattern of the route, never an address: those contain ids and what people typed. */
  route: string;
  status: number;
  seconds: number;
  /** Of the trace that records it. */
  traceId?: string | undefined;
}

export const requestEnded = new Measurement<EndedRequest>('request-ended');
