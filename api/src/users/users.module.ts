import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConsultationsModule } from '../consultations/consultations.module.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [ActivityModule, AuthModule, ConsultationsModule],
  controllers: [UsersController],
  providers: [UsersService],
})
export class UsersModule {}
