import type { EntityManager } from 'typeorm';
import { SecondFactor } from './second-factor.entity.js';

/** With its recovery codes. False when there was none, not even a begun one. */
export async function removeSecondFactor(manager: EntityManager, userId: string): Promise<boolean> {
  const { affected } = await manager.delete(SecondFactor, { user_id: userId });
  return Boolean(affected);
}
