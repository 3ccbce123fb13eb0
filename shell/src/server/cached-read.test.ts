/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { AnswerFile } from './answer-file';
import { CachedRead } from './cached-read';

/** Successive answers: an Error is thrown, undefined means that nothing has changed. */
function sourceOf(answers: (string | Error | undefined)[]) {
  const reads: AbortSignal[] = [];
  const read = (signal: AbortSignal): Promise<string | undefined> => {
    const answer = answers[reads.push(signal) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { reads, read };
}

const away = new Error('away');

describe('A cached read', () => {
  it('is null before the first read, and has the answer after it', async () => {
    const { read } = sourceOf(['first']);
    const cached = new CachedRead({ read, onFailure: jest.fn() });
    expect(cached.current).toBeNull();
    await cached.refresh();
    expect(cached.current).toBe('first');
  });

  it('keeps the value through failures, and reports the first of consecutive ones', async () => {
    const { read } = sourceOf(['first', away, away, 'second', away]);
    const onFailure = jest.fn();
    const cached = new CachedRead({ read, onFailure });
    const values: (string | null)[] = [];
    for (let round = 0; round < 5; round += 1) {
      await cached.refresh();
      values.push(cached.current);
    }
    expect(values).toEqual(['first', 'first', 'first', 'second', 'second']);
    expect(onFailure.mock.calls).toEqual([[away], [away]]);
  });

  it('returns the same object while nothing changes, and reports changes', async () => {
    const answers = [{ set: 1 }, undefined, { set: 1 }, { set: 2 }];
    const onChange = jest.fn();
    const cached = new CachedRead({
      read: () => Promise.resolve(answers.shift()),
      onFailure: jest.fn(),
      onChange,
    });
    await cached.refresh();
    const first = cached.current;
    await cached.refresh();
    await cached.refresh();
    expect(cached.current).toBe(first);
    await cached.refresh();
    expect(onChange.mock.calls).toEqual([[{ set: 1 }], [{ set: 2 }]]);
  });

  it('reads again once the value is too old, and no more often if reading fails', async () => {
    const { read, reads } = sourceOf(['first', 'second', away]);
    let now = 0;
    const cached = new CachedRead({ read, onFailure: jest.fn(), now: () => now });
    const readAt = async (time: number) => {
      now = time;
      return [await cached.withMaxAge(1000), reads.length];
    };
    expect([await readAt(0), await readAt(999), await readAt(1000)]).toEqual([
      ['first', 1],
      ['first', 1],
      ['second', 2],
    ]);
    expect([await readAt(2000), await readAt(2999)]).toEqual([
      ['second', 3],
      ['second', 3],
    ]);
  });

  it('reads once for a hundred simultaneous calls', async () => {
    const { read, reads } = sourceOf(['first']);
    const cached = new CachedRead({ read, onFailure: jest.fn() });
    const values = await Promise.all(Array.from({ length: 100 }, () => cached.withMaxAge(1000)));
    expect([new Set(values), reads.length]).toEqual([new Set(['first']), 1]);
  });

  it('polls until it is aborted, also during a read, which is no failure', async () => {
    const stopping = new AbortController();
    const onFailure = jest.fn();
    let reads = 0;
    const cached = new CachedRead<string>({
      read: (signal) => {
        reads += 1;
        if (reads < 3) return Promise.resolve(`read ${reads}`);
        queueMicrotask(() => stopping.abort());
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
      onFailure,
    });
    await cached.poll(() => 1, stopping.signal);
    expect([reads, cached.current]).toEqual([3, 'read 2']);
    expect(onFailure).not.toHaveBeenCalled();
    await cached.poll(() => 1, stopping.signal);
    expect(reads).toBe(3);
  });

  describe('with a file', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'lens-cached-read-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('starts with the value of the previous process if it cannot be read', async () => {
      const file = new AnswerFile(path.join(folder, 'last.json'), z.string());
      await new CachedRead({ ...sourceOf(['first']), file, onFailure: jest.fn() }).refresh();
      const next = new CachedRead({ ...sourceOf([away]), file, onFailure: jest.fn() });
      await next.refresh();
      expect(next.current).toBe('first');
    });

    it('has its value even if the file cannot be written, and reports that', async () => {
      const file = new AnswerFile(path.join('/dev/null', 'last.json'), z.string());
      const [onFailure, onFileFailure] = [jest.fn(), jest.fn()];
      const cached = new CachedRead({ ...sourceOf(['first']), file, onFailure, onFileFailure });
      await cached.refresh();
      expect(cached.current).toBe('first');
      expect([onFailure.mock.calls.length, onFileFailure.mock.calls.length]).toEqual([0, 1]);
    });

    it('writes the value to the file', async () => {
      const name = path.join(folder, 'deep', 'last.json');
      const file = new AnswerFile(name, z.string());
      await new CachedRead({ ...sourceOf(['first']), file, onFailure: jest.fn() }).refresh();
      expect(readFileSync(name, 'utf8')).toBe('"first"');
    });
  });
});
