import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';

/** The remote whose code the server runs, and for which route. */
export interface RunningRemote {
  remote: string;
  version: string;
  route: string;
}

const runningRemote = new AsyncLocalStorage<RunningRemote>();

/** Runs a remote's code. Its timers and promises remain associated with the remote. */
export const runForRemote = <Result>(remote: RunningRemote, work: () => Result): Result =>
  runningRemote.run(remote, work);

/** Finds `<remotes>/<name>/<version>/server/index.cjs` in a stack, for code that `runForRemote` did not run. */
function remoteInStack(failure: unknown, remotesFolder: string): Partial<RunningRemote> | undefined {
  const stack = failure instanceof Error ? (failure.stack ?? '') : '';
  const at = stack.indexOf(remotesFolder + path.sep);
  if (at === -1) return undefined;
  const [remote, version] = stack.slice(at + remotesFolder.length + 1).split(path.sep);
  return { remote, version };
}

const errorMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

interface Options {
  remotesFolder: string;
  log: Record<'error' | 'fatal', (fields: object, message: string) => void>;
  /** Ends the process, whose state may be inconsistent after an error of the shell itself. */
  end: () => void;
}

/**
 * Logs what remotes throw outside of requests, as in timers and unhandled promises, and goes on. If the shell itself
 * throws there, the process ends, to be started again.
 */
export function logRemoteErrors({ remotesFolder, log, end }: Options): void {
  process.on('unhandledRejection', (failure) => {
    const remote = runningRemote.getStore() ?? remoteInStack(failure, remotesFolder);
    log.error({ ...remote, failure: errorMessage(failure) }, 'unhandled rejection of a promise');
  });
  process.on('uncaughtException', (failure) => {
    const remote = runningRemote.getStore() ?? remoteInStack(failure, remotesFolder);
    if (remote)
      log.error({ ...remote, failure: errorMessage(failure) }, 'a remote threw outside of any page');
    else {
      log.fatal(
        { failure: errorMessage(failure), stack: failure.stack },
        'the shell threw outside of any request',
      );
      end();
    }
  });
}
