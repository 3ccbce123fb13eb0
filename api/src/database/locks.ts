import type { EntityManager, QueryRunner } from 'typeorm';

/**
 * What processes take turns at, with the number of its advisory lock. A database has one space of such numbers, so each
 * stands here once; replicas of two versions may run side by side, so a number stays what it is.
 */
export const lockNumbers = {
  'database preparation': 7_203_117,
  'request retention': 7_203_118,
  'translation budget': 7_203_119,
  'translation runs': 7_203_120,
  'unconfirmed subscribers': 7_203_121,
  'scheduled articles': 7_203_122,
  /** Whoever changes where pictures lie: no row stands for a folder that could be locked. */
  'media folders': 7_203_131,
} as const;

export type LockName = keyof typeof lockNumbers;

/** Waits for its turn, which ends with the transaction. */
export async function lockUntilCommit(manager: EntityManager, name: LockName): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockNumbers[name]]);
}

/** Does not wait. @returns false where another transaction has the lock; else it is taken until this one ends */
export async function tryLockUntilCommit(manager: EntityManager, name: LockName): Promise<boolean> {
  const [{ locked }] = await manager.query<[{ locked: boolean }]>(
    'SELECT pg_try_advisory_xact_lock($1) AS locked',
    [lockNumbers[name]],
  );
  return locked;
}

/** Waits for its turn among transactions that name the same text, as where each mailbox has a lock. */
export async function lockTextUntilCommit(manager: EntityManager, text: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [text]);
}

/** Waits for its turn, which lasts over many transactions: until `unlockConnection`, or until the connection breaks. */
export async function lockConnection(runner: QueryRunner, name: LockName): Promise<void> {
  await runner.query('SELECT pg_advisory_lock($1)', [lockNumbers[name]]);
}

export async function unlockConnection(runner: QueryRunner, name: LockName): Promise<void> {
  await runner.query('SELECT pg_advisory_unlock($1)', [lockNumbers[name]]);
}
