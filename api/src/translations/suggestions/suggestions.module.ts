import { Module } from '@nestjs/common';
import { MemoryModule } from '../memory/memory.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { SimilarTexts } from './similar-texts.js';
import { ServiceSuggestions } from './service-suggestions.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  imports: [MemoryModule, TextsModule, TranslationsModule],
  controllers: [SuggestionsController],
  providers: [SimilarTexts, ServiceSuggestions],
})
export class SuggestionsModule {}
