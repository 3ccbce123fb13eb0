import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { BackTranslations } from './back-translations.js';
import { BackTranslationsController } from './back-translations.controller.js';

@Module({
  imports: [ActivityModule, TextsModule, TranslationsModule],
  controllers: [BackTranslationsController],
  providers: [BackTranslations],
})
export class BackTranslationsModule {}
