import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(__dirname, '../../../..');
const eslint = new ESLint({ cwd: root });

async function rules(file: string, pattern: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const pattern = ${pattern};\n`, {
    filePath: path.join(root, file),
  });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

describe('Patterns that read what strangers write', () => {
  it.each([
    ['a search for slashes at the end', 'shell/src/page/address.ts', String.raw`/^[/\\]+|\/+$/g`],
    [
      'two quantifiers that exchange signs',
      'packages/contracts/src/rich-text.ts',
      String.raw`/^mailto:\S+@\S+$/`,
    ],
    ['one that grows with every pair', 'api/src/auth/tokens.ts', String.raw`/^(?:\w+\s?)+$/`],
  ])('do not grow faster than their text: %s', async (_what, file, pattern) => {
    expect(await rules(file, pattern)).toEqual([expect.stringMatching(/^regexp\/no-super-linear-/)]);
  });

  it.each([
    ['shell/src/page/address.ts', String.raw`/^[/\\]+/`],
    ['packages/contracts/src/rich-text.ts', String.raw`/^mailto:[^\s@]+@[^\s@]+$/`],
  ])('may otherwise be what they like: %s %s', async (file, pattern) => {
    expect(await rules(file, pattern)).toEqual([]);
  });
});
