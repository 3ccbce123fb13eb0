/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentFiles } from './components.ts';
import { findUndeclaredClasses } from './undeclared-classes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lens-classes-'));
  mkdirSync(path.join(root, 'packages/ui/src'), { recursive: true });
  writeFileSync(path.join(root, 'packages/ui/src/Dialog.module.css'), '.window { gap: 1rem }');
  writeFileSync(
    path.join(root, 'Card.module.css'),
    '.card:hover .head::before { } @media print { .foot { } }',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function findProblems(...lines: string[]): string[] {
  const file = path.join(root, 'Card.tsx');
  writeFileSync(
    file,
    [
      "import styles from './Card.module.css';",
      "import dialog from '@lens/ui/Dialog.module.css';",
      ...lines,
    ].join('\n'),
  );
  return findUndeclaredClasses(root, file);
}

describe('Classes that components use', () => {
  it('must be in their style sheets', () => {
    expect(
      findProblems('<i className={styles.card} />', '<i className={styles.head + dialog.window} />'),
    ).toEqual([]);
    expect(
      findProblems('<i className={styles.foot} />', '<i className={styles.fot} />', 'dialog.card'),
    ).toEqual([
      'Card.tsx:4 Card.module.css has no class .fot.',
      'Card.tsx:5 Dialog.module.css has no class .card.',
    ]);
  });

  it('must follow a dot, unless they are known only at run time', () => {
    expect(findProblems("styles['card']", 'styles[place]')).toEqual([
      'Card.tsx:3 Write styles.card, without brackets.',
    ]);
  });

  it('are correct in every component of the product', () => {
    const repository = path.resolve(import.meta.dirname, '../../..');
    expect(componentFiles(repository).flatMap((file) => findUndeclaredClasses(repository, file))).toEqual([]);
  });
});
