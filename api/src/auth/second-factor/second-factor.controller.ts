import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { Access } from '../../common/access.js';
import { Fails } from '../../common/errors/fails.js';
import { Answers } from '../../common/output/answers.js';
import { CurrentStaff, type Staff } from '../../common/staff.js';
import {
  RecoveryCodesAnswer,
  SecondFactorConfirmationDto,
  SecondFactorEnrolmentAnswer,
  SecondFactorProofDto,
  SecondFactorStartDto,
  SecondFactorStatusAnswer,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Each user's own second factor. Turning it off is a POST, since proxies may drop the body of a DELETE. */
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Get()
  @Access('staff')
  @Answers(200, SecondFactorStatusAnswer)
  read(@CurrentStaff() staff: Staff) {
    return this.secondFactor.read(staff);
  }

  @Post()
  @Access('staff')
  @Fails('wrong_password', 'second_factor_enabled', 'too_many_attempts')
  @Answers(201, SecondFactorEnrolmentAnswer)
  start(@CurrentStaff() staff: Staff, @Body() { password }: SecondFactorStartDto, @Ip() address: string) {
    return this.secondFactor.start(staff, password, address);
  }

  @Post('confirm')
  @Access('staff')
  @Fails('wrong_otp', 'second_factor_not_started', 'second_factor_enabled', 'too_many_attempts')
  @Answers(200, RecoveryCodesAnswer)
  confirm(@CurrentStaff() staff: Staff, @Body() { otp }: SecondFactorConfirmationDto, @Ip() address: string) {
    return this.secondFactor.confirm(staff, otp, address);
  }

  @Post('disable')
  @Access('staff')
  @Fails('wrong_password', 'wrong_otp', 'second_factor_disabled', 'too_many_attempts')
  @Answers(204, 'nothing')
  disable(@CurrentStaff() staff: Staff, @Body() proof: SecondFactorProofDto, @Ip() address: string) {
    return this.secondFactor.disable(staff, proof, address);
  }

  @Post('recovery-codes')
  @Access('staff')
  @Fails('wrong_password', 'wrong_otp', 'second_factor_disabled', 'too_many_attempts')
  @Answers(200, RecoveryCodesAnswer)
  renewRecoveryCodes(
    @CurrentStaff() staff: Staff,
    @Body() proof: SecondFactorProofDto,
    @Ip() address: string,
  ) {
    return this.secondFactor.renewRecoveryCodes(staff, proof, address);
  }
}
