import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { Answers } from '../common/output/answers.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { LoginAnswer, LoginDto, PasswordChangeDto, SessionUserAnswer } from './auth.dto.js';
import { AuthService } from './auth.service.js';

@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Access('public')
  @Fails('invalid_credentials', 'second_factor_required', 'second_factor_failed', 'too_many_attempts')
  @Answers(200, LoginAnswer)
  login(@Body() body: LoginDto, @Ip() address: string) {
    return this.auth.login(body, address);
  }

  @Post('refresh')
  @Access('staff')
  @Answers(200, LoginAnswer)
  refresh(@CurrentStaff() staff: Staff) {
    return this.auth.renew(staff);
  }

  @Get('me')
  @Access('staff')
  @Answers(200, SessionUserAnswer)
  me(@CurrentStaff() staff: Staff) {
    return staff;
  }

  @Post('logout')
  @Access('staff')
  @Answers(204, 'nothing')
  logout(@CurrentStaff() staff: Staff) {
    return this.auth.logout(staff);
  }

  @Post('password')
  @Access('staff')
  @Fails('wrong_password', 'too_many_attempts')
  @Answers(204, 'nothing')
  changePassword(@CurrentStaff() staff: Staff, @Body() body: PasswordChangeDto, @Ip() address: string) {
    return this.auth.changePassword(staff, body, address);
  }
}
