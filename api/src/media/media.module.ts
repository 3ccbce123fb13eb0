import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { ActivityModule } from '../activity/activity.module.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { MediaFilesController } from './delivery/media-files.controller.js';
import { MediaFiles } from './delivery/media-files.js';
import { FoldersService } from './folders/folders.service.js';
import { FoldersController } from './folders/folders.controller.js';
import { MediaService } from './media.service.js';
import { MediaList } from './media-list.js';
import { MediaSweep } from './media-sweep.js';
import { MediaController } from './media.controller.js';
import { createStore } from './store/create-store.js';
import { MEDIA_STORE } from './store/media-store.js';
import { VariantJobs } from './variants/variant-jobs.js';
import { VariantMaker } from './variants/variant-maker.js';
import { VariantWorker } from './variants/variant-worker.js';

const store = {
  provide: MEDIA_STORE,
  inject: [ENVIRONMENT, LOGGER],
  useFactory: ({ media }: Environment, log: Logger) => createStore(media, log),
};

@Module({
  imports: [ActivityModule],
  controllers: [MediaFilesController, FoldersController, MediaController],
  providers: [
    store,
    FoldersService,
    MediaService,
    MediaFiles,
    MediaList,
    MediaSweep,
    VariantJobs,
    VariantMaker,
    VariantWorker,
  ],
})
export class MediaModule {}
