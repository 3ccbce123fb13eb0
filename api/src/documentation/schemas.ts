import { isZodDto, type ZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import type { Document } from './document.js';
import type { Route } from '../common/routes/route-table.js';
import { answerKey } from '../common/output/answers.js';

type Schemas = Record<string, z.core.JSONSchema.BaseSchema>;

/**
 * Creates the schemas of all request and response bodies, by class name, with zod. Those that Nest generates describe a
 * nullable string as a list.
 */
export function createSchemas(routes: Route[]): Schemas {
  const schemas: Schemas = {};
  for (const { controller, handler } of routes) {
    const parameterTypes = Reflect.getMetadata(
      'design:paramtypes',
      controller.prototype as object,
      handler.name,
    ) as unknown[];
    for (const dto of parameterTypes.filter(isZodDto)) Object.assign(schemas, toJsonSchemas(dto, 'input'));
    const answer = Reflect.getMetadata(answerKey, handler) as unknown;
    if (isZodDto(answer)) Object.assign(schemas, toJsonSchemas(answer, 'output'));
  }
  return schemas;
}

/** Replaces the generated schemas by these, and removes the suffix `_Output` from the names of responses. */
export function replaceSchemas(document: Document, schemas: Schemas): Document {
  const json = JSON.stringify(document).replaceAll(/\b(\w+)_Output\b/g, '$1');
  const result = JSON.parse(json) as Document;
  const components = result.components?.schemas ?? {};
  for (const name of Object.keys(components))
    components[name] = (schemas[name] as (typeof components)[string]) ?? components[name];
  return result;
}

/** Returns a schema together with the named schemas that it refers to. */
function toJsonSchemas({ name, schema }: ZodDto & { name: string }, io: 'input' | 'output'): Schemas {
  const jsonSchema = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  const json = JSON.stringify(jsonSchema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, ...main } = JSON.parse(json) as z.core.JSONSchema.BaseSchema;
  const definitions = Object.entries($defs).map(
    ([key, { id: _id, ...definition }]) => [key, definition] as const,
  );
  return { ...Object.fromEntries(definitions), [name]: main };
}
