import { moduleAction, siteModules, type ModuleAction } from '@lens/contracts/modules';
import { remoteName } from '@lens/contracts/registry';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { unionDto } from '../common/input/union-dto.js';

export class SiteModulesAnswer extends createZodDto(siteModules) {}
export class ModuleName extends createZodDto(z.strictObject({ name: remoteName })) {}
export const ModuleActionDto = unionDto('ModuleActionDto', moduleAction);
export type ModuleActionDto = ModuleAction;
