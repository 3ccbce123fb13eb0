import type { EntityManager } from 'typeorm';
import { SecondFactor } from './second-factor.entity.js';

/** Deletes the second factor, confirmed or not, and its recovery codes. False if there was none. */
export async function removeSecondFactor(manager: EntityManager, userId: string): Promise<boolean> {
  const { affected } = await manager.delete(SecondFactor, { user_id: userId });
  return Boolean(affected);
}
