import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(__dirname, '../../../..');
const eslint = new ESLint({ cwd: root });

/** The rules that a control breaks when it stands in a front. */
async function faults(
  control: string,
  file = 'mfe-admin/src/features/login/LoginForm.tsx',
): Promise<string[]> {
  const [result] = await eslint.lintText(`export const Shown = (most: number) => ${control};\n`, {
    filePath: path.join(root, file),
  });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

describe('How long a text may be', () => {
  it.each([
    '<input maxLength={200} value={most} />',
    '<textarea maxLength={most > 1 ? most : 5_000} />',
    '<input maxlength="40" value={most} />',
    '<input minLength={12} value={most} />',
  ])('is no number of a form: %s', async (control) => {
    expect(await faults(control)).toContain('no-restricted-syntax');
  });

  it.each([
    'mfe-public/src/pages/contact/form/Field.tsx',
    'mfe-translations/src/features/texts/list/SearchField.tsx',
    'packages/ui/src/newsletter/Newsletter.tsx',
    'shell/src/App.tsx',
  ])('is none in %s either', async (file) => {
    expect(await faults('<input maxLength={most + 1} />', file)).toContain('no-restricted-syntax');
  });

  it('is read from the contracts', async () => {
    expect(await faults('<input maxLength={most} rows={4} />')).toEqual([]);
  });
});
