import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../auth/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { UserAnswer, UserCreateDto, UserPageAnswer, UserQuery, UserUpdateDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@Controller('users')
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
  @Access('admin')
  @Fails('last_admin')
  @Answers(200, UserAnswer)
  update(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Body() body: UserUpdateDto) {
    return this.users.update(staff, id, body);
  }

  @Post(':id/reset-second-factor')
  @Access('admin')
  @Fails('second_factor_disabled')
  @Answers(200, UserAnswer)
  resetSecondFactor(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.users.resetSecondFactor(staff, id);
  }

  @Delete(':id')
  @Access('admin')
  @Fails('last_admin')
  @Answers(204, 'nothing')
  remove(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.users.remove(staff, id);
  }
}
