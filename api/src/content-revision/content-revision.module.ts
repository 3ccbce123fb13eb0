import { Module } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ContentRevisionController } from './content-revision.controller.js';
import { ContentRevision } from './content-revision.js';

@Module({
  controllers: [ContentRevisionController],
  providers: [Clock, ContentRevision],
  exports: [ContentRevision],
})
export class ContentRevisionModule {}
