import { Injectable } from '@nestjs/common';
import type { Role } from '@lens/contracts/access';
import type { Page } from '@lens/contracts/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Change } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import { findByUsername } from '../auth/accounts/find-by-username.js';
import { User } from '../auth/accounts/user.entity.js';
import { endSessions } from '../auth/end-sessions.js';
import { hashPassword } from '../auth/passwords.js';
import { removeSecondFactor } from '../auth/second-factor/remove-second-factor.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, readPage } from '../common/list.js';
import { raiseRevision, type BaseRevision } from '../common/revision/raise-revision.js';
import type { Staff } from '../common/staff.js';
import { ConsultationInbox } from '../consultations/consultation-inbox.js';
import { addSecondFactorFlag } from './add-second-factor-flag.js';
import type { UserCreateDto, UserQuery, UserUpdateDto } from './users.dto.js';

type Profile = Omit<UserUpdateDto, 'role' | 'password'>;

const profileFields = ['name', 'qualification', 'permissions'] as const;

@Injectable()
export class UsersService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly requests: ConsultationInbox,
  ) {}

  async list({ role, search, ...paging }: UserQuery): Promise<Page<User>> {
    const { manager } = this.database;
    const query = manager.createQueryBuilder(User, 'user');
    if (role) query.andWhere('user.role = :role', { role });
    if (search) query.andWhere(sqlContains('user.username', 'search'), { search });
    const page = await readPage(query, paging);
    return { ...page, items: await addSecondFactorFlag(manager, page.items) };
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<User> {
    const { manager } = this.database;
    return toAnswer(manager, await findOrFail(manager, id));
  }

  /** @throws ApiError 409 `username_taken` */
  async create(staff: Staff, { password, ...fields }: UserCreateDto): Promise<User> {
    const passwordHash = await hashPassword(password);
    return this.database.transaction(async (manager) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({ ...fields, passwordHash, changed_by: staff.username })
        .orIgnore()
        .execute();
      if (inserted.raw.length === 0) throw new ApiError('username_taken');
      const user = (await findByUsername(manager, fields.username))!;
      await this.record(manager, staff, user, { action: 'CREATE' });
      return toAnswer(manager, user);
    });
  }

  /**
   * A new password ends the user's sessions, and the activity log names who set it. Nobody sets their own password
   * here, since that takes the current one: an open session alone must not be enough to take over the account.
   * @throws ApiError 404, 412, 409 `last_admin`, `own_account`
   */
  async update(
    staff: Staff,
    base: BaseRevision,
    { role, password, ...profile }: UserUpdateDto,
  ): Promise<User> {
    if (password && staff.id === base.id) throw new ApiError('own_account');
    const passwordHash = password && (await hashPassword(password));
    return this.database.transaction(async (manager) => {
      const mayDemote = role && role !== 'admin';
      if (mayDemote) await this.requireAnotherAdmin(manager, base.id);
      const user = await raiseRevision(manager, User, base, staff);
      if (role && role !== user.role) await this.changeRole(manager, staff, user, role);
      await this.changeProfile(manager, staff, user, profile);
      if (passwordHash) {
        await manager.update(User, base.id, { passwordHash });
        await endSessions(manager, base.id, 'password_reset');
        await this.record(manager, staff, user, { action: 'UPDATE', event: 'password_reset' });
      }
      return toAnswer(manager, user);
    });
  }

  /**
   * For a user who has lost phone and recovery codes; their sessions end. Nobody resets their own second factor here,
   * since turning it off oneself requires the password and a code.
   * @throws ApiError 404, 412, 409 `second_factor_disabled`, `own_account`
   */
  async resetSecondFactor(staff: Staff, base: BaseRevision): Promise<User> {
    if (staff.id === base.id) throw new ApiError('own_account');
    return this.database.transaction(async (manager) => {
      const user = await raiseRevision(manager, User, base, staff);
      if (!(await removeSecondFactor(manager, base.id))) throw new ApiError('second_factor_disabled');
      await endSessions(manager, base.id, 'second_factor_reset');
      await this.record(manager, staff, user, { action: 'UPDATE', event: 'second_factor_reset' });
      return toAnswer(manager, user);
    });
  }

  /** The user's consultation requests become unassigned. @throws ApiError 404, 412, 409 `last_admin` */
  async remove(staff: Staff, base: BaseRevision): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.requireAnotherAdmin(manager, base.id);
      const user = await raiseRevision(manager, User, base, staff);
      await this.requests.unassignAll(manager, staff, base.id);
      await manager.delete(User, base.id);
      await this.record(manager, staff, user, { action: 'DELETE' });
    });
  }

  private async changeRole(manager: EntityManager, staff: Staff, user: User, role: Role): Promise<void> {
    user.role = role;
    await manager.update(User, user.id, { role });
    await this.record(manager, staff, user, { action: 'UPDATE', event: 'role_changed' });
  }

  /** The activity log does not hold the person's own name. */
  private async changeProfile(
    manager: EntityManager,
    staff: Staff,
    user: User,
    profile: Profile,
  ): Promise<void> {
    const before = { ...user };
    Object.assign(user, profile);
    if (!fieldChanges(profileFields, before, user)) return;
    await manager.update(User, user.id, profile);
    const changes = fieldChanges(['permissions'], before, user);
    await this.record(manager, staff, user, { action: 'UPDATE', event: 'profile_changed', changes });
  }

  /** Locks all administrators, so that two of them cannot demote each other at the same moment. */
  private async requireAnotherAdmin(manager: EntityManager, id: string): Promise<void> {
    const admins = await manager.find(User, {
      where: { role: 'admin' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (admins.length === 1 && admins[0]?.id === id) throw new ApiError('last_admin');
  }

  private record(
    manager: EntityManager,
    staff: Staff,
    user: User,
    change: Pick<Change, 'action' | 'event' | 'changes'>,
  ) {
    return this.activity.record(manager, staff, {
      ...change,
      resource_type: 'user',
      resource_id: user.id,
      resource_name: user.username,
    });
  }
}

async function toAnswer(manager: EntityManager, user: User): Promise<User & { second_factor: boolean }> {
  const [answer] = await addSecondFactorFlag(manager, [user]);
  return answer!;
}

async function findOrFail(manager: EntityManager, id: string): Promise<User> {
  const user = await manager.findOneBy(User, { id });
  if (!user) throw new ApiError('not_found');
  return user;
}
