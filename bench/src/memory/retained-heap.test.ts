import { bytesIn } from './retained-heap.ts';

test('a heap snapshot is as large as all its parts', () => {
  const snapshot = { meta: { node_fields: ['type', 'self_size', 'edge_count'] } };
  expect(bytesIn(JSON.stringify({ snapshot, nodes: [0, 100, 5, 1, 20, 7] }))).toBe(120);
});

test('a heap snapshot of another form is an error', () => {
  expect(() => bytesIn(JSON.stringify({ snapshot: { meta: { node_fields: ['type'] } }, nodes: [] }))).toThrow(
    'without sizes',
  );
});
