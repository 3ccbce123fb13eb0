import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInLog } from './sign-in-log.js';
import { PasswordCheck } from './password-check.js';
import { Presence } from './presence.js';
import { OneTimeCodes } from './second-factor/one-time-codes.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [AuthController, SecondFactorController],
  providers: [
    AuthService,
    FailedSignIns,
    SignInAttempts,
    SignInLog,
    OneTimeCodes,
    PasswordCheck,
    Presence,
    SecondFactorService,
    Sessions,
    Tokens,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Sessions],
})
export class AuthModule {}
