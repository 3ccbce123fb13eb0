/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import path from 'node:path';
import { types } from 'node:util';
import { withLimit } from './with-limit';

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

describe('Work with a limit', () => {
  it('ends with the signal, or after its time', async () => {
    const ending = new AbortController();
    const waiting = withLimit(ending.signal, 60_000, never);
    ending.abort(new Error('stopping'));
    await expect(waiting).rejects.toThrow('stopping');
    await expect(withLimit(ending.signal, 60_000, async (signal) => signal.aborted)).resolves.toBe(true);
    await expect(withLimit(new AbortController().signal, 1, never)).rejects.toThrow('too long');
  });

  it('leaves nothing at a signal that lives as long as the process [GATE-13]', async () => {
    const { signal } = new AbortController();
    await withLimit(signal, 60_000, async () => undefined);
    await withLimit(signal, 60_000, () => Promise.reject(new Error('no answer'))).catch(() => undefined);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    const kept = Object.getOwnPropertySymbols(signal).map((key) => Reflect.get(signal, key) as unknown);
    expect(kept.filter((value) => types.isSet(value) && value.size > 0)).toEqual([]);
  });

  it('keeps a process alive in which nothing else is left to do, so that a start goes on without an answer [FAULT-16]', () => {
    const file = path.join(import.meta.dirname, 'with-limit.ts');
    const program = `import { withLimit } from ${JSON.stringify(file)};
      await withLimit(new AbortController().signal, 20, (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      ).catch(({ name }) => console.log(name));`;
    const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', program];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('TimeoutError\n');
  });
});
