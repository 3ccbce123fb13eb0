import { Injectable } from '@nestjs/common';
import { deskTasks, isPermitted, type OwnPermissions } from '@lens/contracts/desk-permissions';
import { languages, sourceLanguage } from '@lens/contracts/languages';
import { DataSource } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import type { Staff } from '../../common/staff.js';

const targetLanguages = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

/** Tells staff what they may do at the desk. */
@Injectable()
export class Permissions {
  constructor(private readonly database: DataSource) {}

  async of(staff: Staff): Promise<OwnPermissions> {
    const user = await this.database.manager.findOneByOrFail(User, { id: staff.id });
    const languagesFor = Object.fromEntries(
      deskTasks.map((task) => [task, targetLanguages.filter((code) => isPermitted(staff, task, code))]),
    ) as Omit<OwnPermissions, 'can_sign'>;
    return { ...languagesFor, can_sign: Boolean(user.name && user.qualification) };
  }
}
