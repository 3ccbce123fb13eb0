import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { Coverage } from './coverage.js';
import { ActiveTextSet } from './active-text-set.js';
import { ReviewedTexts } from './reviewed-texts.js';
import { ShippedSources } from './shipped-sources.js';
import { ShippedTexts } from './shipped-texts.js';
import { ShippedTextWatcher } from './shipped-text-watcher.js';
import { TakenBackWordings } from './taken-back-wordings.js';
import { TextDesk } from './text-desk.js';
import { TextFiles } from './text-files.js';
import { TextList } from './text-list.js';
import { TextSetsController } from './text-sets.controller.js';
import { TextSets } from './text-sets.js';
import { TextsController } from './texts.controller.js';
import { VisitorTexts } from './visitor-texts.js';
import { XliffFiles } from './xliff/xliff-files.js';
import { XliffController } from './xliff/xliff.controller.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [TextsController, XliffController, TextSetsController],
  providers: [
    ShippedTexts,
    ShippedSources,
    ShippedTextWatcher,
    VisitorTexts,
    TextList,
    Coverage,
    TextDesk,
    TextFiles,
    XliffFiles,
    ReviewedTexts,
    TextSets,
    TakenBackWordings,
    ActiveTextSet,
  ],
  exports: [ShippedTexts, VisitorTexts, ActiveTextSet, TextList],
})
export class TextsModule {}
