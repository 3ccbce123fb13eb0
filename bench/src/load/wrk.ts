import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What wrk measured in one round. */
export interface LoadRound {
  /** Responses per second. */
  rate: number;
  /** The latency of 50 and of 99 in a hundred requests, in ms. */
  p50: number;
  p99: number;
  /** Responses that are errors, and requests without a response. */
  failed: number;
}

const unitsInMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function latencyOf(report: string, percentile: number): number {
  const [, value, unit = ''] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(report) ?? [];
  if (value === undefined) throw new Error(`wrk reported no latency of ${percentile} %.`);
  return Number(value) * unitsInMs[unit]!;
}

const sumOf = (numbers: string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);

/** Reads wrk's report. @throws Error if a figure is missing */
export function readReport(report: string): LoadRound {
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(report) ?? [];
  if (rate === undefined) throw new Error('wrk reported no rate.');
  const [, errors = '0'] = /^\s+Non-2xx or 3xx responses: (\d+)$/m.exec(report) ?? [];
  const [socketErrors = ''] = /^\s+Socket errors: .*$/m.exec(report) ?? [];
  return {
    rate: Number(rate),
    p50: latencyOf(report, 50),
    p99: latencyOf(report, 99),
    failed: Number(errors) + sumOf(socketErrors.match(/\d+/g) ?? []),
  };
}

/** Sends requests over ten connections that stay open, as fast as they are answered, from one thread. */
export async function measureLoad(
  program: string,
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<LoadRound> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(program, ['-t1', '-c10', `-d${seconds}s`, '--latency', ...lines, url]);
  return readReport(stdout);
}
