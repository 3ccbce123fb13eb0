import { bytesIn } from './retained-heap.ts';

const snapshotOf = (fields: string[], nodes: number[]) =>
  JSON.stringify({ snapshot: { meta: { node_fields: fields, node_types: [['object', 'code']] } }, nodes });

test('a heap snapshot is as large as all its parts but compiled code', () => {
  const nodes = [0, 100, 5, 1, 4000, 7, 0, 20, 7];
  expect(bytesIn(snapshotOf(['type', 'self_size', 'edge_count'], nodes))).toBe(120);
});

test('a heap snapshot of another form is an error', () => {
  expect(() => bytesIn(snapshotOf(['type'], []))).toThrow('without sizes');
});
