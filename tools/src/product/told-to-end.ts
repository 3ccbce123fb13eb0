/** A supervisor, Ctrl-C, and a terminal that was closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const pauseMs = 250;

/** The process whose end is ours: as that process said itself, before it could be gone. Not every shell says it. */
function parentBy(said: string | undefined): number {
  const parent = Number(said);
  // A shell that had nothing else to do has become this very process.
  return Number.isInteger(parent) && parent > 0 && parent !== process.pid ? parent : process.ppid;
}

/**
 * Fires once when this process is told to end: by a signal, or because whoever started it is gone. npm passes SIGTERM on
 * to the shell in between alone, which ends without a word to what it runs.
 * @param parent the process that started this one, as the shell writes `$$`
 */
export function toldToEnd(parent?: string): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort();
  // They stay: a signal that comes twice must not end the process before its services.
  for (const signal of signals) process.on(signal, end);
  const expected = parentBy(parent);
  setInterval(() => process.ppid !== expected && end(), pauseMs).unref();
  return controller.signal;
}
