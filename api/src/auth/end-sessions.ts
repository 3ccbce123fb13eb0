import type { SessionEnd } from '@lens/contracts/session-end';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** Ends all sessions of a user. @param exceptId the session that stays */
export async function endSessions(
  manager: EntityManager,
  userId: string,
  endedFor: SessionEnd,
  exceptId?: string,
): Promise<void> {
  const where = { userId, revokedAt: IsNull(), ...(exceptId && { id: Not(exceptId) }) };
  await manager.update(Session, where, { revokedAt: new Date().toISOString(), endedFor });
}
