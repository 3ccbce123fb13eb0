import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process, and distinguishes it from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks from boot to the start of the process; null where /proc does not exist. */
  startedAt: string | null;
  /** Process numbers are comparable only within one boot and one process namespace. */
  boot: string | null;
  namespace: string | null;
  host: string;
}

export function identifyThisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startedAt: readStatus(process.pid)?.startedAt ?? null,
    boot: readBootId(),
    namespace: readProcessNamespace(),
    host: hostname(),
  };
}

/** Whether the process has ended; `unknown` if it ran on another machine or in another container. */
export function hasEnded(other: ProcessIdentity): boolean | 'unknown' {
  if (other.boot !== readBootId()) return other.host === hostname() || 'unknown';
  if (other.namespace !== readProcessNamespace()) return 'unknown';
  const status = readStatus(other.pid);
  if (status) return status.state === 'Z' || status.state === 'X' || status.startedAt !== other.startedAt;
  return !isRunning(other.pid);
}

/** Reads fields 3 (state) and 22 (start time) of /proc/<pid>/stat; field 2 may contain spaces and brackets. */
function readStatus(pid: number): { state: string; startedAt: string } | undefined {
  const stat = readIfExists(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
}

function readBootId(): string | null {
  return readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

function readProcessNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
