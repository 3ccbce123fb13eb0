import type { EntityManager, QueryRunner } from 'typeorm';

/**
 * The advisory locks of the database, which share one space of numbers. A number never changes, since replicas of two
 * versions may run side by side.
 */
export const lockNumbers = {
  'database preparation': 7_203_117,
  'request retention': 7_203_118,
  'translation budget': 7_203_119,
  'translation runs': 7_203_120,
  'unconfirmed subscribers': 7_203_121,
  'scheduled articles': 7_203_122,
  /** Locked by whoever files pictures in folders, since there is no row of a folder to lock. */
  'media folders': 7_203_131,
} as const;

export type LockName = keyof typeof lockNumbers;

/** Waits for the lock, and keeps it until the transaction ends. */
export async function lockUntilCommit(manager: EntityManager, name: LockName): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockNumbers[name]]);
}

/** Does not wait. @returns whether the transaction got the lock, which it then keeps until it ends */
export async function tryLockUntilCommit(manager: EntityManager, name: LockName): Promise<boolean> {
  const [{ locked }] = await manager.query<[{ locked: boolean }]>(
    'SELECT pg_try_advisory_xact_lock($1) AS locked',
    [lockNumbers[name]],
  );
  return locked;
}

/** Waits for a lock that is named by any text, such as one mailbox, and keeps it until the transaction ends. */
export async function lockTextUntilCommit(manager: EntityManager, text: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [text]);
}

/** Waits for the lock, and keeps it over many transactions: until `unlockConnection` or until the connection breaks. */
export async function lockConnection(runner: QueryRunner, name: LockName): Promise<void> {
  await runner.query('SELECT pg_advisory_lock($1)', [lockNumbers[name]]);
}

export async function unlockConnection(runner: QueryRunner, name: LockName): Promise<void> {
  await runner.query('SELECT pg_advisory_unlock($1)', [lockNumbers[name]]);
}
