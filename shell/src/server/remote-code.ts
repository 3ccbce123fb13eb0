import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { Logger } from 'pino';

/** On whose behalf the server runs something. */
export interface RemoteAtWork {
  remote: string;
  version: string;
  route: string;
}

const atWork = new AsyncLocalStorage<RemoteAtWork>();

/** Runs a remote's code, and remembers whose it is in whatever that code leaves behind: timers, promises. */
export const runFor = <Result>(remote: RemoteAtWork, work: () => Result): Result => atWork.run(remote, work);

/** `<remotes>/<name>/<version>/server/index.cjs:1:2` → name and version, for what escaped the notes above. */
function inStack(failure: unknown, remotesFolder: string): Partial<RemoteAtWork> | undefined {
  const stack = failure instanceof Error ? (failure.stack ?? '') : '';
  const at = stack.indexOf(remotesFolder + path.sep);
  if (at === -1) return undefined;
  const [remote, version] = stack.slice(at + remotesFolder.length + 1).split(path.sep);
  return { remote, version };
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

interface Watch {
  remotesFolder: string;
  log: Logger;
  /** Ends the process, where the shell itself may be in no good state. */
  end: () => void;
}

/**
 * What a remote's code throws when nobody waits for it any more is written down and costs nothing else: a promise that
 * nobody took, a timer. Where the shell itself throws in such a place it ends, for whoever started it to start it again.
 */
export function watchRemoteCode({ remotesFolder, log, end }: Watch): void {
  process.on('unhandledRejection', (failure) => {
    const whose = atWork.getStore() ?? inStack(failure, remotesFolder);
    log.error({ ...whose, failure: messageOf(failure) }, 'a promise was rejected, and nobody took it');
  });
  process.on('uncaughtException', (failure) => {
    const whose = atWork.getStore() ?? inStack(failure, remotesFolder);
    if (whose) log.error({ ...whose, failure: messageOf(failure) }, 'a remote threw outside of any page');
    else {
      log.fatal(
        { failure: messageOf(failure), stack: failure.stack },
        'the shell threw outside of any request',
      );
      end();
    }
  });
}
