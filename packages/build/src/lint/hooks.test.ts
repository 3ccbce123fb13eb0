import { lintCode } from './lint-code.ts';

const code = `
import { useState } from 'react';
export function useCount(isOn: boolean): number {
  if (!isOn) return 0;
  const [count] = useState(1);
  return count;
}
export function Panel(): React.ReactElement {
  const Row = () => <i />;
  return <Row />;
}
`;
const frontEnds = [
  'shell',
  'mfe-public',
  'mfe-admin',
  'mfe-translations',
  'packages/ui',
  'packages/platform',
];

it('a hook after a return, and a component created while rendering, are refused in every front end', () => {
  const files = frontEnds.map((frontEnd) => `${frontEnd}/src/Panel.tsx`);
  const expected = files.flatMap((file) => [
    `${file} react(static-components)`,
    `${file} react-hooks(rules-of-hooks)`,
  ]);
  expect(lintCode(Object.fromEntries(files.map((file) => [file, code])))).toEqual(expected.sort());
});
