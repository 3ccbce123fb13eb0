import { LineBatches } from './line-batches.js';

const batches = () => {
  const passed: string[] = [];
  return { passed, lines: new LineBatches((text) => passed.push(text)) };
};

test('lines are passed on together, in order, each of them once [CACHE-9]', () => {
  const { passed, lines } = batches();
  lines.write('one\n');
  lines.write('two\n');
  expect(passed).toEqual([]);
  lines.flush();
  lines.flush();
  expect(passed).toEqual(['one\ntwo\n']);
});

test('many lines do not wait [CACHE-9]', () => {
  const { passed, lines } = batches();
  const line = `${'x'.repeat(999)}\n`;
  for (let number = 0; number < 33; number += 1) lines.write(line);
  expect(passed).toEqual([line.repeat(16), line.repeat(16)]);
  lines.flush();
  expect(passed.join('')).toBe(line.repeat(33));
});

test('few lines wait no longer than the limit [CACHE-9]', async () => {
  const { passed, lines } = batches();
  lines.write('alone\n');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(passed).toEqual(['alone\n']);
});
