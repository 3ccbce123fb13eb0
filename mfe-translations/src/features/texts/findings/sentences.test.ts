import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claimsIn } from '@lens/contracts/translation-checks/claim-words';
import { sentenceFor } from './sentences';

const folder = path.join(__dirname, '../../../../../packages/contracts/src/translation-checks');
const codesInSource = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/'([a-z]+\.[a-z]+)'/g)])
  .map(([, code]) => code!);
const codes = [...new Set(codesInSource), ...claimsIn('en').map(([claim]) => `claim.${claim}`)];

test.each(codes)('%s has a sentence of its own', (code) => {
  expect(sentenceFor(code)).not.toContain(code);
});

test('the codes were found', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['term.lost', 'placeholder.broken', 'claim.painless', 'text.empty']),
  );
});
