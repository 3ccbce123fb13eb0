import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/articles.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { LiveTranslationsController } from './live-translations.controller.js';
import { LiveTranslations } from './live-translations.js';
import { UntranslatableTexts } from './untranslatable-texts.js';

@Module({
  imports: [ArticlesModule, SettingsModule, TextsModule, TranslationsModule],
  controllers: [LiveTranslationsController],
  providers: [LiveTranslations, UntranslatableTexts],
})
export class LiveTranslationsModule {}
