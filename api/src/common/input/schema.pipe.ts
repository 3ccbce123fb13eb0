import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isZodDto } from 'nestjs-zod/dto';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.js';
import { toErrorDetails } from './error-details.js';

/** Parses every body, query and path by the schema of its DTO class; invalid input is a 400 with details. */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    if (!isZodDto(metatype)) throw new Error(`A ${type} parameter has no schema`);
    const schema = metatype.schema as z.ZodType;
    const unstorablePath = findUnstorablePath(value);
    if (unstorablePath !== undefined) {
      const message = 'A text cannot contain the character U+0000 or half of a character.';
      const detail = { path: unstorablePath, code: 'invalid_format', message };
      throw new ApiError('validation_failed', { details: [detail] });
    }
    const parsed = schema.safeParse(value ?? {});
    if (!parsed.success) throw new ApiError('validation_failed', { details: toErrorDetails(parsed.error) });
    return parsed.data;
  }
}

/** U+0000, or one half of a surrogate pair without the other. */
const unstorableText = /\0|\p{Surrogate}/u;

/**
 * The path of the first text that PostgreSQL cannot store, as text or as JSON. Without recursion, so that ten thousand
 * nested brackets do not overflow the stack.
 */
function findUnstorablePath(value: unknown): string | undefined {
  const pending: { part: unknown; path: string }[] = [{ part: value, path: '' }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { part, path } = next;
    if (typeof part === 'string' && unstorableText.test(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      pending.push({ part: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return undefined;
}
