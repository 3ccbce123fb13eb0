import { lintCode } from './lint-code.ts';

/** Controls by the file that they stand in. */
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

describe('How long a text may be', () => {
  const code = Object.entries({ ...refused, ...accepted }).map(
    ([file, control]) => [file, `export const Control = (most: number) => ${control};\n`] as const,
  );
  const faults = lintCode(Object.fromEntries(code));

  it.each(Object.entries(refused))('is no number of a form: %s %s', (file) => {
    expect(faults).toContain(`${file} lens(no-literal-length)`);
  });

  it.each(Object.entries(accepted))('comes from the contracts: %s %s', (file) => {
    expect(faults.filter((fault) => fault.startsWith(file))).toEqual([]);
  });
});
