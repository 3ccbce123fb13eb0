import type { EntityManager } from 'typeorm';
import { lockUntilCommit } from '../../database/locks.js';

/** Whoever changes where pictures lie takes turns: no row stands for a folder that could be held. */
export const holdFolders = (manager: EntityManager): Promise<void> =>
  lockUntilCommit(manager, 'media folders');
