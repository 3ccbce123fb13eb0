import { Module } from '@nestjs/common';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { Memory } from './similar-texts.js';
import { ServiceWords } from './service-suggestions.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({
  imports: [TextsModule, TranslationsModule],
  controllers: [SuggestionsController],
  providers: [Memory, ServiceWords],
})
export class SuggestionsModule {}
