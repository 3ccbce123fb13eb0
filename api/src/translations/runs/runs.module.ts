import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { TranslationsModule } from '../translations.module.js';
import { Estimates } from './estimates.js';
import { PendingTexts } from './pending-texts.js';
import { RunQueue } from './run-queue.js';
import { RunRecord } from './run-record.js';
import { RunWorker } from './run-worker.js';
import { Runner } from './runner.js';
import { RunsController } from './runs.controller.js';
import { RunsService } from './runs.service.js';

@Module({
  imports: [ActivityModule, SettingsModule, TextsModule, TranslationsModule],
  controllers: [RunsController],
  providers: [Estimates, PendingTexts, RunQueue, RunRecord, RunWorker, Runner, RunsService],
})
export class RunsModule {}
