import { Body, Controller, Delete, Get, Param, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { UserAnswer, UserCreateDto, UserPageAnswer, UserQuery, UserUpdateDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@Controller('users')
@UseInterceptors(RevisionTag)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Access('admin')
  @Answers(200, UserPageAnswer)
  list(@Query() query: UserQuery) {
    return this.users.list(query);
  }

  @Post()
  @Access('admin')
  @Fails('username_taken')
  @Answers(201, UserAnswer)
  create(@CurrentStaff() staff: Staff, @Body() body: UserCreateDto) {
    return this.users.create(staff, body);
  }

  @Get(':id')
  @Access('admin')
  @Answers(200, UserAnswer)
  read(@Param() { id }: IdParam) {
    return this.users.read(id);
  }

  @Patch(':id')
  @NeedsRevision()
  @Access('admin')
  @Fails('last_admin', 'own_account')
  @Answers(200, UserAnswer)
  update(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() body: UserUpdateDto,
  ) {
    return this.users.update(staff, { id, revision }, body);
  }

  @Post(':id/reset-second-factor')
  @NeedsRevision()
  @Access('admin')
  @Fails('second_factor_disabled', 'own_account')
  @Answers(200, UserAnswer)
  resetSecondFactor(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.users.resetSecondFactor(staff, { id, revision });
  }

  @Delete(':id')
  @NeedsRevision()
  @Access('admin')
  @Fails('last_admin')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @IfMatch() revision: number) {
    return this.users.remove(staff, { id, revision });
  }
}
