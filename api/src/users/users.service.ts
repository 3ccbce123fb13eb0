import { Injectable } from '@nestjs/common';
import type { Role } from '@lens/contracts/access';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { hashPassword } from '../auth/passwords.js';
import { removeSecondFactor } from '../auth/second-factor/remove-second-factor.js';
import { Sessions } from '../auth/sessions.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import { containing, readPage } from '../common/list.js';
import { findByUsername } from './find-by-username.js';
import { holdUser } from './hold-user.js';
import { User } from './user.entity.js';
import type { UserCreateDto, UserQuery, UserUpdateDto } from './users.dto.js';
import { withSecondFactor } from './with-second-factor.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
  ) {}

  async list({ role, search, ...paging }: UserQuery): Promise<Page<User>> {
    const { manager } = this.database;
    const query = manager.createQueryBuilder(User, 'user');
    if (role) query.andWhere('user.role = :role', { role });
    if (search) query.andWhere('user.username ILIKE :pattern', { pattern: containing(search) });
    const page = await readPage(query, paging);
    return { ...page, items: await withSecondFactor(manager, page.items) };
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<User> {
    const { manager } = this.database;
    return described(manager, await existing(manager, id));
  }

  /** @throws ApiError 409 `username_taken` */
  async create(staff: Staff, { username, password, role }: UserCreateDto): Promise<User> {
    const passwordHash = await hashPassword(password);
    return this.database.transaction(async (manager) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({ username, role, passwordHash })
        .orIgnore()
        .execute();
      if (inserted.raw.length === 0) throw new ApiError('username_taken');
      const user = (await findByUsername(manager, username))!;
      await this.record(manager, staff, user, { action: 'CREATE' });
      return described(manager, user);
    });
  }

  /** A new password ends the user's sessions. @throws ApiError 404, 409 `last_admin` */
  async update(staff: Staff, id: string, { role, password }: UserUpdateDto): Promise<User> {
    const passwordHash = password && (await hashPassword(password));
    return this.database.transaction(async (manager) => {
      const user = await existing(manager, id);
      if (role && role !== user.role) await this.changeRole(manager, staff, user, role);
      if (passwordHash) {
        await manager.update(User, id, { passwordHash });
        await this.sessions.endAllOf(manager, id);
        await this.record(manager, staff, user, { action: 'UPDATE', event: 'password_reset' });
      }
      return described(manager, user);
    });
  }

  /** For whoever lost phone and recovery codes. Ends their sessions. @throws ApiError 404, 409 `second_factor_disabled` */
  resetSecondFactor(staff: Staff, id: string): Promise<User> {
    return this.database.transaction(async (manager) => {
      const user = await holdUser(manager, id);
      if (!user) throw new ApiError('not_found');
      if (!(await removeSecondFactor(manager, id))) throw new ApiError('second_factor_disabled');
      await this.sessions.endAllOf(manager, id);
      await this.record(manager, staff, user, { action: 'UPDATE', event: 'second_factor_reset' });
      return described(manager, user);
    });
  }

  /** @throws ApiError 404, 409 `last_admin` */
  async remove(staff: Staff, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const user = await existing(manager, id);
      await this.keepAnAdmin(manager, id);
      const { affected } = await manager.delete(User, id);
      if (!affected) throw new ApiError('not_found');
      await this.record(manager, staff, user, { action: 'DELETE' });
    });
  }

  private async changeRole(manager: EntityManager, staff: Staff, user: User, role: Role): Promise<void> {
    await this.keepAnAdmin(manager, user.id);
    user.role = role;
    await manager.update(User, user.id, { role });
    await this.record(manager, staff, user, { action: 'UPDATE', event: 'role_changed' });
  }

  /** Locks every administrator, so that two of them cannot demote each other at the same moment. */
  private async keepAnAdmin(manager: EntityManager, leaving: string): Promise<void> {
    const admins = await manager.find(User, {
      where: { role: 'admin' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (admins.length === 1 && admins[0]?.id === leaving) throw new ApiError('last_admin');
  }

  private record(manager: EntityManager, staff: Staff, user: User, change: Pick<Change, 'action' | 'event'>) {
    return this.activity.record(manager, staff, { ...change, resource_type: 'user', resource_id: user.id });
  }
}

async function described(manager: EntityManager, user: User): Promise<User & { second_factor: boolean }> {
  const [whole] = await withSecondFactor(manager, [user]);
  return whole!;
}

async function existing(manager: EntityManager, id: string): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw new ApiError('not_found');
  return user;
}
