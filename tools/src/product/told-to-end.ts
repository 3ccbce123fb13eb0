/** A supervisor, Ctrl-C, and a terminal that was closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const pauseMs = 250;

/**
 * Fires once when this process is told to end: by a signal, or because whoever started it is gone. npm passes SIGTERM on
 * to the shell in between alone, which ends without a word to what it runs.
 */
export function toldToEnd(): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort();
  // They stay: a signal that comes twice must not end the process before its services.
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), pauseMs).unref();
  return controller.signal;
}
