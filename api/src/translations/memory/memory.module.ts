import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { MemoryFiles } from './memory-files.js';
import { MemoryImportRecords } from './memory-import-records.js';
import { MemoryImports } from './memory-imports.js';
import { MemoryController } from './memory.controller.js';
import { TranslationMemory } from './translation-memory.js';

@Module({
  imports: [ActivityModule, TextsModule],
  controllers: [MemoryController],
  providers: [MemoryFiles, MemoryImportRecords, MemoryImports, TranslationMemory],
  exports: [TranslationMemory],
})
export class MemoryModule {}
