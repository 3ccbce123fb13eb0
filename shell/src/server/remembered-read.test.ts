/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { LastKnown } from './last-known';
import { RememberedRead } from './remembered-read';

/** Answers of the other side, in order; an Error is thrown, undefined says that nothing has changed. */
function sourceOf(answers: (string | Error | undefined)[]) {
  const reads: AbortSignal[] = [];
  const read = (signal: AbortSignal): Promise<string | undefined> => {
    const answer = answers[reads.push(signal) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { reads, read };
}

const away = new Error('away');

describe('A remembered read', () => {
  it('knows nothing before its first read, and the answer after it', async () => {
    const { read } = sourceOf(['first']);
    const remembered = new RememberedRead({ read, onFailure: jest.fn() });
    expect(remembered.last).toBeNull();
    await remembered.refresh();
    expect(remembered.last).toBe('first');
  });

  it('holds the last value through failures, and tells of the first of those in a row', async () => {
    const { read } = sourceOf(['first', away, away, 'second', away]);
    const onFailure = jest.fn();
    const remembered = new RememberedRead({ read, onFailure });
    const values: (string | null)[] = [];
    for (let round = 0; round < 5; round += 1) {
      await remembered.refresh();
      values.push(remembered.last);
    }
    expect(values).toEqual(['first', 'first', 'first', 'second', 'second']);
    expect(onFailure.mock.calls).toEqual([[away], [away]]);
  });

  it('gives the same object while nothing changes, and tells of what does', async () => {
    const answers = [{ set: 1 }, undefined, { set: 1 }, { set: 2 }];
    const onChange = jest.fn();
    const remembered = new RememberedRead({
      read: () => Promise.resolve(answers.shift()),
      onFailure: jest.fn(),
      onChange,
    });
    await remembered.refresh();
    const first = remembered.last;
    await remembered.refresh();
    await remembered.refresh();
    expect(remembered.last).toBe(first);
    await remembered.refresh();
    expect(onChange.mock.calls).toEqual([[{ set: 1 }], [{ set: 2 }]]);
  });

  it('reads anew once its value has the age that was named, and as seldom where reading fails', async () => {
    const { read, reads } = sourceOf(['first', 'second', away]);
    let now = 0;
    const remembered = new RememberedRead({ read, onFailure: jest.fn(), now: () => now });
    const at = async (moment: number) => {
      now = moment;
      return [await remembered.atMost(1000), reads.length];
    };
    expect([await at(0), await at(999), await at(1000)]).toEqual([
      ['first', 1],
      ['first', 1],
      ['second', 2],
    ]);
    expect([await at(2000), await at(2999)]).toEqual([
      ['second', 3],
      ['second', 3],
    ]);
  });

  it('reads once for a hundred who ask at the same moment', async () => {
    const { read, reads } = sourceOf(['first']);
    const remembered = new RememberedRead({ read, onFailure: jest.fn() });
    const values = await Promise.all(Array.from({ length: 100 }, () => remembered.atMost(1000)));
    expect([new Set(values), reads.length]).toEqual([new Set(['first']), 1]);
  });

  it('follows until it is stopped, in the middle of a read too, and calls that no failure', async () => {
    const stopping = new AbortController();
    const onFailure = jest.fn();
    let reads = 0;
    const remembered = new RememberedRead<string>({
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
    await remembered.follow(() => 1, stopping.signal);
    expect([reads, remembered.last]).toEqual([3, 'read 2']);
    expect(onFailure).not.toHaveBeenCalled();
    await remembered.follow(() => 1, stopping.signal);
    expect(reads).toBe(3);
  });

  describe('with a file', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'lens-remembered-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('begins with the value of the process before, where nothing can be read', async () => {
      const file = new LastKnown(path.join(folder, 'last.json'), z.string());
      await new RememberedRead({ ...sourceOf(['first']), file, onFailure: jest.fn() }).refresh();
      const next = new RememberedRead({ ...sourceOf([away]), file, onFailure: jest.fn() });
      await next.refresh();
      expect(next.last).toBe('first');
    });

    it('has its value also where the file cannot be written, and says so', async () => {
      const file = new LastKnown(path.join('/dev/null', 'last.json'), z.string());
      const [onFailure, onFileFailure] = [jest.fn(), jest.fn()];
      const remembered = new RememberedRead({ ...sourceOf(['first']), file, onFailure, onFileFailure });
      await remembered.refresh();
      expect(remembered.last).toBe('first');
      expect([onFailure.mock.calls.length, onFileFailure.mock.calls.length]).toEqual([0, 1]);
    });

    it('writes it whole', async () => {
      const name = path.join(folder, 'deep', 'last.json');
      const file = new LastKnown(name, z.string());
      await new RememberedRead({ ...sourceOf(['first']), file, onFailure: jest.fn() }).refresh();
      expect(readFileSync(name, 'utf8')).toBe('"first"');
    });
  });
});
