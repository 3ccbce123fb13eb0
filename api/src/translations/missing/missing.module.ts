import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { MissingController } from './missing.controller.js';
import { MissingTexts } from './missing-texts.js';

@Module({
  imports: [ActivityModule, TextsModule],
  controllers: [MissingController],
  providers: [MissingTexts],
  exports: [MissingTexts],
})
export class MissingModule {}
