import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 120_000;

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * The bytes of everything in a heap snapshot but compiled code, which V8 makes and drops as it likes. It collects before it
 * takes one. @param text of the file
 */
export function bytesIn(text: string): number {
  const { snapshot, nodes } = JSON.parse(text) as HeapSnapshot;
  const fields = snapshot.meta.node_fields;
  const size = fields.indexOf('self_size');
  if (size === -1) throw new Error('A heap snapshot without sizes.');
  const type = fields.indexOf('type');
  const code = snapshot.meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size]!;
  return bytes;
}

/** Reads what processes still hold once all garbage is collected, of those that were started with its `variables`. */
export class RetainedHeap {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'lens-heap-'));

  /** Each process then writes a snapshot whenever it gets SIGUSR2. */
  get variables(): NodeJS.ProcessEnv {
    return { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${this.folder}` };
  }

  /** In MB. */
  async read(pid: number): Promise<number> {
    process.kill(pid, 'SIGUSR2');
    const file = await this.written();
    const bytes = bytesIn(readFileSync(file, 'utf8'));
    rmSync(file);
    return bytes / 2 ** 20;
  }

  remove(): void {
    if (existsSync(this.folder)) rmSync(this.folder, { recursive: true });
  }

  /** Waits until a snapshot does not grow any more. */
  private async written(): Promise<string> {
    const end = Date.now() + limitMs;
    let bytes = -1;
    while (Date.now() < end) {
      const [name] = readdirSync(this.folder);
      const file = path.join(this.folder, name ?? '');
      const now = name === undefined ? -1 : statSync(file).size;
      if (now > 0 && now === bytes && readFileSync(file, 'utf8').trimEnd().endsWith('}')) return file;
      bytes = now;
      await sleep(500);
    }
    throw new Error('The process wrote no heap snapshot.');
  }
}
