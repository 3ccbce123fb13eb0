import { isZodDto, type ZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import type { Document } from './document.js';
import type { Route } from '../common/routes/route-table.js';
import { answerKey } from '../common/output/answers.js';

type Schemas = Record<string, z.core.JSONSchema.BaseSchema>;

/**
 * The schemas of everything that routes take and answer, by the name of the class. As zod writes them: on the way
 * through Nest's own types, a text that may be null becomes a list.
 */
export function schemasOf(routes: Route[]): Schemas {
  const schemas: Schemas = {};
  for (const { controller, handler } of routes) {
    const taken = Reflect.getMetadata(
      'design:paramtypes',
      controller.prototype as object,
      handler.name,
    ) as unknown[];
    for (const dto of taken.filter(isZodDto)) Object.assign(schemas, written(dto, 'input'));
    const answer = Reflect.getMetadata(answerKey, handler) as unknown;
    if (isZodDto(answer)) Object.assign(schemas, written(answer, 'output'));
  }
  return schemas;
}

/** The document with these in place of its own. Answers lose the suffix by which they are told from requests. */
export function withSchemas(document: Document, schemas: Schemas): Document {
  const text = JSON.stringify(document).replaceAll(/\b(\w+)_Output\b/g, '$1');
  const named = JSON.parse(text) as Document;
  const own = named.components?.schemas ?? {};
  for (const name of Object.keys(own)) own[name] = (schemas[name] as (typeof own)[string]) ?? own[name];
  return named;
}

/** A schema, and those within it that have a name of their own. */
function written({ name, schema }: ZodDto & { name: string }, io: 'input' | 'output'): Schemas {
  const whole = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, ...own } = JSON.parse(text) as z.core.JSONSchema.BaseSchema;
  const parts = Object.entries($defs).map(([key, { id: _id, ...part }]) => [key, part] as const);
  return { ...Object.fromEntries(parts), [name]: own };
}
