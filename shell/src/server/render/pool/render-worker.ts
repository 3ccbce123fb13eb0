import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../../error-message';
import { logRemoteErrors } from '../../remote-code';
import { Renderer, type RenderInput } from '../renderer';
import type { WorkerMessage, WorkerRequest } from './messages';
import { forbidProcessControl } from './process-control';

/** A thread that renders one page at a time, so that a remote's code can block or end nothing but this thread. */
const send = (message: WorkerMessage): void => parentPort!.postMessage(message);
const { remotesFolder } = workerData as { remotesFolder: string };

forbidProcessControl(process);
const log = (level: 'error' | 'fatal') => (fields: object, message: string) =>
  send({ kind: 'log', level, fields, message });
logRemoteErrors({
  remotesFolder,
  log: { error: log('error'), fatal: log('fatal') },
  end: () => process.exit(1),
});

const renderer = new Renderer();

async function render(input: RenderInput): Promise<void> {
  send({ kind: 'started' });
  try {
    const output = await renderer.render(input);
    send({ kind: 'rendered', output });
  } catch (failure) {
    send({ kind: 'failed', reason: errorMessage(failure) });
  }
  renderer.bundles.keepOnly(input.servedFolders);
}

parentPort!.on('message', (request: WorkerRequest) => {
  if (request.kind === 'render') void render(request.input);
  // In a worker, these are its own.
  else send({ kind: 'buffers', bytes: process.memoryUsage().arrayBuffers });
});
send({ kind: 'ready' });
