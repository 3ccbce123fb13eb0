import type { SessionEnd } from '@lens/contracts/session-end';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** Ends every session of a user, but for the one that asks for it. */
export async function endSessions(
  manager: EntityManager,
  userId: string,
  endedFor: SessionEnd,
  except?: string,
): Promise<void> {
  const which = { userId, revokedAt: IsNull(), ...(except && { id: Not(except) }) };
  await manager.update(Session, which, { revokedAt: new Date().toISOString(), endedFor });
}
