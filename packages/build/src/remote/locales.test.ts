import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { completeLanguages } from './locales';

let folder: string;

function write(code: string, copy: object): void {
  mkdirSync(path.join(folder, 'locales', code), { recursive: true });
  writeFileSync(path.join(folder, 'locales', code, 'common.json'), JSON.stringify(copy));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-locales-'));
  write('en', { title: 'A', minutes_one: '1', minutes_other: 'n' });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('Complete languages', () => {
  it('hold every key of English, whatever plural forms they need', async () => {
    write('ar', { title: 'B', minutes_zero: '0', minutes_one: '1', minutes_two: '2', minutes_other: 'n' });
    write('ko', { title: 'C', minutes_other: 'n' });
    expect(await completeLanguages(folder, ['common'])).toEqual(['en', 'ko', 'ar']);
  });

  it('do not include one that lacks a key or a file', async () => {
    write('es', { title: 'B' });
    expect(await completeLanguages(folder, ['common'])).toEqual(['en']);
  });
});
