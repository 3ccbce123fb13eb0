import { lintCode } from './lint-code.ts';

/** Form controls, by the file that contains them. */
const refused = {
  'mfe-admin/src/features/login/number.tsx': '<input maxLength={200} value={most} />',
  'mfe-admin/src/features/login/condition.tsx': '<textarea maxLength={most > 1 ? most : 5_000} />',
  'mfe-admin/src/features/login/text.tsx': '<input maxlength="40" value={most} />',
  'mfe-admin/src/features/login/least.tsx': '<input minLength={12} value={most} />',
  'mfe-public/src/pages/contact/form/Field.tsx': '<input maxLength={most + 1} />',
  'mfe-translations/src/features/texts/list/SearchField.tsx': '<input maxLength={most + 1} />',
  'packages/ui/src/newsletter/Newsletter.tsx': '<input maxLength={most + 1} />',
  'shell/src/App.tsx': '<input maxLength={most + 1} />',
};
const accepted = { 'mfe-admin/src/features/login/contract.tsx': '<input maxLength={most} rows={4} />' };

describe('The maximum length of a text', () => {
  const code = Object.entries({ ...refused, ...accepted }).map(
    ([file, control]) => [file, `export const Control = (most: number) => ${control};\n`] as const,
  );
  const problems = lintCode(Object.fromEntries(code));

  it.each(Object.entries(refused))('cannot be a number in a form: %s %s', (file) => {
    expect(problems).toContain(`${file} lens(no-literal-length)`);
  });

  it.each(Object.entries(accepted))('comes from the contracts: %s %s', (file) => {
    expect(problems.filter((problem) => problem.startsWith(file))).toEqual([]);
  });
});
