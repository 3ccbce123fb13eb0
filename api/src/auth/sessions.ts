import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { User } from '../users/user.entity.js';
import { Presence } from './presence.js';
import { Session } from './session.entity.js';
import type { Staff } from './staff.js';
import { sessionHours, Tokens } from './tokens.js';

/** Sessions from before then cannot be renewed any more. */
const longestAgo = () => new Date(Date.now() - sessionHours * 3_600_000).toISOString();

@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: Tokens,
    private readonly presence: Presence,
  ) {}

  /** Begins a session and answers its first token. */
  async begin(manager: EntityManager, user: User): Promise<string> {
    const session = { id: randomUUID(), startedAt: Date.now() };
    const startedAt = new Date(session.startedAt).toISOString();
    await manager.delete(Session, { userId: user.id, startedAt: LessThan(longestAgo()) });
    await manager.insert(Session, { id: session.id, userId: user.id, startedAt });
    await manager.update(User, user.id, { last_login_at: startedAt });
    return this.tokens.issue(user, session);
  }

  /** Name and role come from the database, so that a change of role holds from the next request on. */
  async resume(token: string): Promise<Staff> {
    const { jti, sub } = this.tokens.read(token);
    const session = await this.database.manager.findOneBy(Session, {
      id: jti,
      userId: sub,
      revokedAt: IsNull(),
    });
    const user = session && (await this.database.manager.findOneBy(User, { id: sub }));
    if (!session || !user) throw new ApiError('unauthenticated');
    this.presence.seen(user);
    const { id, username, role } = user;
    return { id, username, role, sessionId: session.id, signedInAt: Date.parse(session.startedAt) };
  }

  renew(staff: Staff): string {
    return this.tokens.issue(staff, { id: staff.sessionId, startedAt: staff.signedInAt });
  }

  async end(sessionId: string): Promise<void> {
    await this.database.manager.update(Session, { id: sessionId }, { revokedAt: new Date().toISOString() });
  }

  /** Ends every session of a user, but for the one that asks for it. */
  async endAllOf(manager: EntityManager, userId: string, except?: string): Promise<void> {
    const which = { userId, revokedAt: IsNull(), ...(except && { id: Not(except) }) };
    await manager.update(Session, which, { revokedAt: new Date().toISOString() });
  }
}
