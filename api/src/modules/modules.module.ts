import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { LiveModule } from '../live/live.module.js';
import { RolloutsModule } from '../rollouts/rollouts.module.js';
import { ModuleActions } from './module-actions.js';
import { ModuleChanges } from './module-changes.js';
import { ModuleList } from './module-list.js';
import { ModulesController } from './modules.controller.js';
import { VersionPreviewLinks } from './version-previews/version-preview-links.js';
import { VersionPreviewTokens } from './version-previews/version-preview-tokens.js';
import { VersionPreviewsController } from './version-previews/version-previews.controller.js';

@Module({
  imports: [ActivityModule, LiveModule, RolloutsModule],
  controllers: [ModulesController, VersionPreviewsController],
  providers: [ModuleActions, ModuleChanges, ModuleList, VersionPreviewLinks, VersionPreviewTokens],
})
export class ModulesModule {}
