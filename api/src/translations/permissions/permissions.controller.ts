import { Controller, Get } from '@nestjs/common';
import { ownPermissions } from '@lens/contracts/desk-permissions';
import { createZodDto } from 'nestjs-zod/dto';
import { Access } from '../../common/access.js';
import { Answers } from '../../common/output/answers.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import { Permissions } from './permissions.js';

class OwnPermissionsAnswer extends createZodDto(ownPermissions) {}

@Controller('translations/permissions')
export class PermissionsController {
  constructor(private readonly permissions: Permissions) {}

  @Get()
  @Access('staff')
  @Answers(200, OwnPermissionsAnswer)
  read(@CurrentStaff() staff: Staff) {
    return this.permissions.of(staff);
  }
}
