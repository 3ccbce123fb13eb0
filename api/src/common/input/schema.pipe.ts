import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isZodDto } from 'nestjs-zod/dto';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.js';
import { detailsOf } from './details.js';

/** Parses every body, query and path by the schema of its DTO class; what does not fit is a 400 with details. */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    if (!isZodDto(metatype)) throw new Error(`A ${type} parameter has no schema`);
    const schema = metatype.schema as z.ZodType;
    const nul = pathOfNul(value);
    if (nul !== undefined) {
      const detail = {
        path: nul,
        code: 'invalid_format',
        message: 'A text cannot hold the character U+0000.',
      };
      throw new ApiError('validation_failed', { details: [detail] });
    }
    const parsed = schema.safeParse(value ?? {});
    if (!parsed.success) throw new ApiError('validation_failed', { details: detailsOf(parsed.error) });
    return parsed.data;
  }
}

/** PostgreSQL cannot store U+0000 in text, wherever it stands. */
function pathOfNul(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfNul(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
