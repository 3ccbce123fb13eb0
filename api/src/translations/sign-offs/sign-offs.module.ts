import { Module } from '@nestjs/common';
import { TextsModule } from '../texts/texts.module.js';
import { SignOffFiles } from './sign-off-files.js';
import { SignOffsController } from './sign-offs.controller.js';
import { SignedTexts } from './signed-texts.js';

@Module({
  imports: [TextsModule],
  controllers: [SignOffsController],
  providers: [SignedTexts, SignOffFiles],
})
export class SignOffsModule {}
