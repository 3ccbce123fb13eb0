import { Module } from '@nestjs/common';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { SimilarTexts } from './similar-texts.js';
import { ServiceSuggestions } from './service-suggestions.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  imports: [TextsModule, TranslationsModule],
  controllers: [SuggestionsController],
  providers: [SimilarTexts, ServiceSuggestions],
})
export class SuggestionsModule {}
