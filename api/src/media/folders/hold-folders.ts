import type { EntityManager } from 'typeorm';

/** Any number, as long as every replica uses the same. */
const lockKey = 7_203_131;

/** Whoever changes where pictures lie takes turns: no row stands for a folder that could be held. */
export const holdFolders = async (manager: EntityManager): Promise<void> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
};
