import { Module } from '@nestjs/common';
import { ContentRevisionController } from './content-revision.controller.js';
import { ContentRevision } from './content-revision.js';

@Module({
  controllers: [ContentRevisionController],
  providers: [ContentRevision],
  exports: [ContentRevision],
})
export class ContentRevisionModule {}
