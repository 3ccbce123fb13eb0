import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@lens/contracts/auth';
import type { SessionEnd } from '@lens/contracts/session-end';
import { DataSource, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { User } from './accounts/user.entity.js';
import { Presence } from './presence.js';
import { sessionEndedError } from './session-ended-error.js';
import { Session } from './session.entity.js';
import { sessionHours, Tokens } from './tokens.js';

/** Sessions from before then cannot be renewed any more. */
const oldestStart = () => new Date(Date.now() - sessionHours * 3_600_000).toISOString();

/** Asked by every request of staff: one statement, and rows as the driver has them. */
const sessionSql = `SELECT users.id, username, role, last_active_at, started_at
  FROM sessions JOIN users ON users.id = user_id
  WHERE sessions.id = $1 AND user_id = $2 AND revoked_at IS NULL`;

interface SessionRow extends SessionUser {
  started_at: Date;
  last_active_at: Date | null;
}

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
    await manager.delete(Session, { userId: user.id, startedAt: LessThan(oldestStart()) });
    await manager.insert(Session, { id: session.id, userId: user.id, startedAt });
    await manager.update(User, user.id, { last_login_at: startedAt });
    return this.tokens.issue(user, session);
  }

  /** Name and role come from the database, so that a change of role holds from the next request on. */
  async authenticate(token: string): Promise<Staff> {
    const { jti, sub } = this.tokens.verify(token);
    const [found] = await this.database.manager.query<SessionRow[]>(sessionSql, [jti, sub]);
    if (!found) throw sessionEndedError(await this.findEndReason(jti, sub));
    const { started_at, last_active_at, ...user } = found;
    this.presence.touch(user.id, last_active_at);
    return { ...user, sessionId: jti, signedInAt: started_at.getTime() };
  }

  /** Whose session it is, as they are now; undefined once it is over. */
  async findStaff(sessionId: string): Promise<Staff | undefined> {
    const { manager } = this.database;
    const live = { id: sessionId, revokedAt: IsNull(), startedAt: MoreThan(oldestStart()) };
    const session = await manager.findOneBy(Session, live);
    const user = session && (await manager.findOneBy(User, { id: session.userId }));
    if (!session || !user) return undefined;
    const { id, username, role } = user;
    return { id, username, role, sessionId, signedInAt: Date.parse(session.startedAt) };
  }

  renew(staff: Staff): string {
    return this.tokens.issue(staff, { id: staff.sessionId, startedAt: staff.signedInAt });
  }

  async end(sessionId: string): Promise<void> {
    await this.database.manager.update(Session, { id: sessionId }, { revokedAt: new Date().toISOString() });
  }

  /** Sessions go with their account, and with their age; a token does not outlive the latter. */
  private async findEndReason(sessionId: string, userId: string): Promise<SessionEnd | null> {
    const { manager } = this.database;
    if (!(await manager.existsBy(User, { id: userId }))) return 'account_removed';
    return (await manager.findOneBy(Session, { id: sessionId }))?.endedFor ?? null;
  }
}
