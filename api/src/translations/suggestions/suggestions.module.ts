import { Module } from '@nestjs/common';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { Memory } from './memory.js';
import { ServiceWords } from './service-words.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  imports: [TextsModule, TranslationsModule],
  controllers: [SuggestionsController],
  providers: [Memory, ServiceWords],
})
export class SuggestionsModule {}
