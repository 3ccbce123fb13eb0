import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesOf } from './locales';

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

describe('Languages of a remote', () => {
  it('are those whose files have every text of the English ones', () => {
    write('ko', { title: 'C', minutes_other: 'n' });
    write('vi', { title: 'D' });
    expect(languagesOf(folder, ['common'])).toEqual(['en', 'ko']);
  });

  it('are only English if a file is missing', () => {
    write('ko', { title: 'C', minutes_other: 'n' });
    write('en', { title: 'A' });
    mkdirSync(path.join(folder, 'locales', 'en'), { recursive: true });
    writeFileSync(path.join(folder, 'locales', 'en', 'forms.json'), '{"send":"Send"}');
    expect(languagesOf(folder, ['common', 'forms'])).toEqual(['en']);
  });
});
