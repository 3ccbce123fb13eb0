import { lintCode } from './lint-code.ts';

/** Patterns by the file that they stand in. */
const slow = {
  'shell/src/page/slashes-at-the-end.ts': String.raw`/^[/\\]+|\/+$/g`,
  'packages/contracts/src/two-quantifiers-that-exchange-signs.ts': String.raw`/^mailto:\S+@\S+$/`,
  'api/src/auth/grows-with-every-pair.ts': String.raw`/^(?:\w+\s?)+$/`,
};
const linear = {
  'shell/src/page/slashes-at-the-start.ts': String.raw`/^[/\\]+/`,
  'packages/contracts/src/mail-address.ts': String.raw`/^mailto:[^\s@]+@[^\s@]+$/`,
};

describe('A pattern that reads what strangers write', () => {
  const code = Object.entries({ ...slow, ...linear }).map(
    ([file, pattern]) => [file, `export const pattern = ${pattern};\n`] as const,
  );
  const faults = lintCode(Object.fromEntries(code));

  it.each(Object.keys(slow))('may not work harder than its text grows: %s', (file) => {
    expect(faults).toContainEqual(expect.stringContaining(`${file} regexp(no-super-linear-`));
  });

  it.each(Object.keys(linear))('may be anything else: %s', (file) => {
    expect(faults.filter((fault) => fault.startsWith(file))).toEqual([]);
  });
});
