/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rememberedComposition } from '@lens/contracts/remembered-composition';
import { rememberCompositions } from './remember-compositions';
import { takeCandidates, type Snapshot } from './snapshot';

const remote = (name: string, version: string) => ({ manifest: { name, version } });
const snapshot = {
  id: '0123456789ab',
  shellId: 'some-shell',
  remotes: [remote('mfe-some', '1.0.0'), remote('mfe-other', '1.0.0')],
  rollouts: [
    { name: 'one', candidate: remote('mfe-some', '2.0.0') },
    { name: 'two', candidate: remote('mfe-other', '3.0.0') },
  ],
  problems: [],
  leftOut: [],
  taken: [],
} as unknown as Snapshot;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lens-compositions-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const inFolder = (...names: string[]) => path.join(folder, 'compositions', ...names);
const read = (id: string) =>
  rememberedComposition.parse(JSON.parse(readFileSync(inFolder(`${id}.json`), 'utf8')));

describe('What compositions were made of [REPLAY-1]', () => {
  it('is noted for each group of visitors, once', async () => {
    await rememberCompositions(folder, snapshot);
    expect(readdirSync(inFolder())).toHaveLength(4);
    const first = read(snapshot.id);
    expect(first).toMatchObject({
      shell: 'some-shell',
      remotes: { 'mfe-some': '1.0.0', 'mfe-other': '1.0.0' },
    });
    const both = takeCandidates(snapshot, snapshot.rollouts);
    expect(read(both.id).remotes).toEqual({ 'mfe-some': '2.0.0', 'mfe-other': '3.0.0' });
    await rememberCompositions(folder, snapshot);
    expect(read(snapshot.id)).toEqual(first);
  });

  it('is forgotten from the oldest on, when there are more than a thousand', async () => {
    await rememberCompositions(folder, { ...snapshot, rollouts: [] });
    for (let number = 0; number < 1000; number += 1) {
      const file = inFolder(`${String(number).padStart(12, '0')}.json`);
      writeFileSync(file, '{}');
      utimesSync(file, number, number);
    }
    await rememberCompositions(folder, { ...snapshot, id: 'ffffffffffff', rollouts: [] });
    const left = readdirSync(inFolder());
    expect(left).toHaveLength(1000);
    expect(left).toEqual(
      expect.arrayContaining(['ffffffffffff.json', '0123456789ab.json', '000000000002.json']),
    );
    expect(left).not.toContain('000000000001.json');
  });
});
