/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classNames } from './class-names.ts';

let folder: string;
const sheet = (name: string) => path.join(folder, 'src', name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-classes-'));
  mkdirSync(sheet('two'), { recursive: true });
  writeFileSync(sheet('one.module.css'), '.card { animation: rise 1s } .card .head { } @keyframes rise { }');
  writeFileSync(sheet('two/two.module.css'), '.card { inline-size: 1.5rem }');
  writeFileSync(sheet('plain.css'), '.global { }');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Names of classes', () => {
  it('are assigned in the order of the sheets, not of the calls', () => {
    const [name, again] = [classNames('mfe-some', folder), classNames('mfe-some', folder)];
    expect(again(sheet('two/two.module.css'), 'card')).toBe('mfe-some-d');
    expect(name(sheet('one.module.css'), 'rise')).toBe('mfe-some-c');
    expect(name(sheet('one.module.css'), 'card')).toBe('mfe-some-a');
    expect(name(sheet('one.module.css'), 'head')).toBe('mfe-some-b');
    expect(name(sheet('two/two.module.css'), 'card')).toBe('mfe-some-d');
  });

  it('exist for the sheets of the package and of packages/ui, and for no others', () => {
    const name = classNames('mfe-some', folder);
    const button = path.resolve(import.meta.dirname, '../../../ui/src/button/button.module.css');
    expect(name(button, 'primary')).toMatch(/^mfe-some-[a-zA-Z]+$/);
    expect(name(sheet('plain.css'), 'global')).toBeUndefined();
    expect(name(sheet('one.module.css'), 'none')).toBeUndefined();
  });

  it('have two letters after the first 52', () => {
    const many = Array.from({ length: 60 }, (_, index) => `.c${index} { }`).join('\n');
    writeFileSync(sheet('a.module.css'), many);
    const name = classNames('mfe-some', folder);
    expect([51, 52, 53].map((index) => name(sheet('a.module.css'), `c${index}`))).toEqual([
      'mfe-some-Z',
      'mfe-some-aa',
      'mfe-some-ab',
    ]);
  });
});
