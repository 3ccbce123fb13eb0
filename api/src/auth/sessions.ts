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

/** Sessions that began earlier cannot be renewed any more. */
const oldestStart = () => new Date(Date.now() - sessionHours * 3_600_000).toISOString();

/** Runs for every request of staff, so it is one statement without the work of the ORM. */
const sessionSql = `SELECT users.id, username, role, permissions, last_active_at, started_at
  FROM sessions JOIN users ON users.id = user_id
  WHERE sessions.id = $1 AND user_id = $2 AND revoked_at IS NULL`;

interface SessionRow extends SessionUser, Pick<Staff, 'permissions'> {
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

  /** Begins a session and returns its first token. */
  async begin(manager: EntityManager, user: User): Promise<string> {
    const session = { id: randomUUID(), startedAt: Date.now() };
    const startedAt = new Date(session.startedAt).toISOString();
    await manager.delete(Session, { userId: user.id, startedAt: LessThan(oldestStart()) });
    await manager.insert(Session, { id: session.id, userId: user.id, startedAt });
    await manager.update(User, user.id, { last_login_at: startedAt });
    return this.tokens.issue(user, session);
  }

  /**
   * Reads name and role from the database, so that a new role applies from the next request on.
   * @throws ApiError 401
   */
  async authenticate(token: string): Promise<Staff> {
    const { jti, sub } = this.tokens.verify(token);
    const [row] = await this.database.manager.query<SessionRow[]>(sessionSql, [jti, sub]);
    if (!row) throw sessionEndedError(await this.findEndReason(jti, sub));
    const { started_at, last_active_at, ...user } = row;
    this.presence.touch(user.id, last_active_at);
    return { ...user, sessionId: jti, signedInAt: started_at.getTime() };
  }

  /** The user of a session with their current name and role; undefined once the session has ended. */
  async findStaff(sessionId: string): Promise<Staff | undefined> {
    const { manager } = this.database;
    const isActive = { id: sessionId, revokedAt: IsNull(), startedAt: MoreThan(oldestStart()) };
    const session = await manager.findOneBy(Session, isActive);
    const user = session && (await manager.findOneBy(User, { id: session.userId }));
    if (!session || !user) return undefined;
    const { id, username, role, permissions } = user;
    return { id, username, role, permissions, sessionId, signedInAt: Date.parse(session.startedAt) };
  }

  renew(staff: Staff): string {
    return this.tokens.issue(staff, { id: staff.sessionId, startedAt: staff.signedInAt });
  }

  async end(sessionId: string): Promise<void> {
    await this.database.manager.update(Session, { id: sessionId }, { revokedAt: new Date().toISOString() });
  }

  /** A session is deleted with its account, or when it is too old; its tokens have expired by then. */
  private async findEndReason(sessionId: string, userId: string): Promise<SessionEnd | null> {
    const { manager } = this.database;
    if (!(await manager.existsBy(User, { id: userId }))) return 'account_removed';
    return (await manager.findOneBy(Session, { id: sessionId }))?.endedFor ?? null;
  }
}
