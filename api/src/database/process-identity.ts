import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Enough to tell a process from a later one that was given the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks from boot to the start of the process; null where /proc does not exist. */
  startedAt: string | null;
  /** Process numbers mean something only within one boot and one process namespace. */
  boot: string | null;
  namespace: string | null;
  host: string;
}

export function thisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    startedAt: statusOf(process.pid)?.startedAt ?? null,
    boot: bootId(),
    namespace: processNamespace(),
    host: hostname(),
  };
}

/** Whether that process is over; `unknown` when it lives where this process cannot look. */
export function hasEnded(other: ProcessIdentity): boolean | 'unknown' {
  if (other.boot !== bootId()) return other.host === hostname() || 'unknown';
  if (other.namespace !== processNamespace()) return 'unknown';
  const status = statusOf(other.pid);
  if (status) return status.state === 'Z' || status.state === 'X' || status.startedAt !== other.startedAt;
  return !exists(other.pid);
}

/** Field 3 (state) and 22 (start time) of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets. */
function statusOf(pid: number): { state: string; startedAt: string } | undefined {
  const stat = contentOf(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
}

function bootId(): string | null {
  return contentOf('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

function processNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
