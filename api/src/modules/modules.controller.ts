import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { ModuleActions } from './module-actions.js';
import { ModuleChanges } from './module-changes.js';
import { ModuleList } from './module-list.js';
import { ModuleActionDto, ModuleName, SiteModulesAnswer } from './modules.dto.js';

@Controller('modules')
export class ModulesController {
  constructor(
    private readonly modules: ModuleList,
    private readonly actions: ModuleActions,
    private readonly changes: ModuleChanges,
  ) {}

  @Get()
  @Access('admin')
  @Answers(200, SiteModulesAnswer)
  read() {
    return this.modules.read();
  }

  @Post(':name/actions')
  @Access('admin')
  @NeedsRevision()
  @Fails('release_keys_missing', 'module_untried', 'module_unchanged')
  @Answers(200, SiteModulesAnswer)
  async run(
    @CurrentStaff() staff: Staff,
    @Param() { name }: ModuleName,
    @IfMatch() revision: number,
    @Body() action: ModuleActionDto,
  ) {
    const modules = await this.actions.run(staff, { name, revision, action });
    this.changes.wake();
    return modules;
  }
}
