import { Module } from '@nestjs/common';
import { Permissions } from './permissions.js';
import { PermissionsController } from './permissions.controller.js';

@Module({ controllers: [PermissionsController], providers: [Permissions] })
export class PermissionsModule {}
