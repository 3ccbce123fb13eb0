import { isByTwoPeople, shippedSignOffs, validSignOffs, type ShippedSignOff } from './sign-offs.js';

const signer = (name: string) => ({ name, qualification: 'CMI Spanish', at: '2026-11-20' });
const record = {
  translator: signer('Ana Ruiz'),
  reviser: signer('Leo Paz'),
  ...{ namespace: 'common', key: 'risks.title', source: 'Risks', text: 'Riesgos' },
};

const keysSigned = (records: ShippedSignOff[], source?: string, text?: string, namespace = 'common') => [
  ...validSignOffs(records, namespace, () => ({ source, text })).keys(),
];

test('a sign-off is valid for exactly its texts, and void after a change of either', () => {
  expect(keysSigned([record], 'Risks', 'Riesgos')).toEqual(['risks.title']);
  expect(keysSigned([record], 'Risks', 'riesgos')).toEqual([]);
  expect(keysSigned([record], 'The risks', 'Riesgos')).toEqual([]);
  expect(keysSigned([record], 'Risks')).toEqual([]);
  expect(keysSigned([record], 'Risks', 'Riesgos', 'medical')).toEqual([]);
});

test.each(['Ana Ruiz', 'ANA  RUIZ', 'Aná Ruiz ', 'ana. ruiz'])(
  '“%s” is the same person as Ana Ruiz',
  (name) => {
    expect(isByTwoPeople({ ...record, reviser: signer(name) })).toBe(false);
    expect(keysSigned([{ ...record, reviser: signer(name) }], 'Risks', 'Riesgos')).toEqual([]);
  },
);

test.each([
  ['no qualification', { ...record, reviser: { ...record.reviser, qualification: ' ' } }],
  ['no name', { ...record, translator: { ...record.translator, name: '' } }],
  ['no date', { ...record, translator: { ...record.translator, at: 'yesterday' } }],
  ['a field that nobody knows', { ...record, approved: true }],
])('a record with %s is refused', (_what, bad) => {
  expect(shippedSignOffs.safeParse([bad]).success).toBe(false);
  expect(shippedSignOffs.safeParse([record]).success).toBe(true);
});
