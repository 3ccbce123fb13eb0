import { lintCode } from './lint-code.ts';

/** Regular expressions, by the file that contains them. */
const slow = {
  'shell/src/page/slashes-at-the-end.ts': String.raw`/^[/\\]+|\/+$/g`,
  'packages/contracts/src/two-quantifiers-that-match-the-same.ts': String.raw`/^mailto:\S+@\S+$/`,
  'api/src/auth/grows-with-every-pair.ts': String.raw`/^(?:\w+\s?)+$/`,
};
const linear = {
  'shell/src/page/slashes-at-the-start.ts': String.raw`/^[/\\]+/`,
  'packages/contracts/src/mail-address.ts': String.raw`/^mailto:[^\s@]+@[^\s@]+$/`,
};

describe('A regular expression for text from strangers', () => {
  const code = Object.entries({ ...slow, ...linear }).map(
    ([file, pattern]) => [file, `export const pattern = ${pattern};\n`] as const,
  );
  const problems = lintCode(Object.fromEntries(code));

  it.each(Object.keys(slow))('is refused if its time grows faster than the text: %s', (file) => {
    expect(problems).toContainEqual(expect.stringContaining(`${file} regexp(no-super-linear-`));
  });

  it.each(Object.keys(linear))('is accepted if its time is linear: %s', (file) => {
    expect(problems.filter((problem) => problem.startsWith(file))).toEqual([]);
  });
});
