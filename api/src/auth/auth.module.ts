import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ActivityModule } from '../activity/activity.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [ActivityModule],
  controllers: [AuthController],
  providers: [AuthService, Sessions, Tokens, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Sessions],
})
export class AuthModule {}
