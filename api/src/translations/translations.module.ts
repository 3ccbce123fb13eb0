import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Clock } from '../common/clock.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SequentialTranslator } from './sequential-translator.js';
import { CacheExpiry } from './cache/cache-expiry.js';
import { TranslationCache } from './cache/translation-cache.js';
import { Services } from './services/services.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsService } from './translations.service.js';
import { Translator } from './translator.js';
import { MeteredServices } from './usage/metered-services.js';
import { Usage } from './usage/usage.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [TranslationsController],
  providers: [
    SequentialTranslator,
    Clock,
    MeteredServices,
    CacheExpiry,
    Services,
    TranslationCache,
    TranslationsService,
    Translator,
    Usage,
  ],
  exports: [SequentialTranslator, Clock, Services, Translator, Usage],
})
export class TranslationsModule {}
