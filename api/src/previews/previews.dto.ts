import { preview, previewLink, previewRequest, type PreviewRequest } from '@lens/contracts/previews';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { unionDto } from '../common/input/union-dto.js';

export const PreviewDto = unionDto('PreviewDto', previewRequest);
export type PreviewDto = PreviewRequest;
export const PreviewAnswer = unionDto('PreviewAnswer', preview);
export class PreviewLinkAnswer extends createZodDto(previewLink) {}
export class PreviewAddress extends createZodDto(z.strictObject({ token: z.string().max(2000) })) {}
