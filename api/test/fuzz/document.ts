/** The parts of JSON Schema that zod writes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  /** `PUT /api/articles/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: { type: string; schema: Schema };
  responses: Record<string, { content?: Content }>;
  needsToken: boolean;
  /** What an address may ask, where that is limited. */
  rate?: { requests: number; seconds: number };
}

export interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface RawOperation {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Operation['responses'];
  security?: object[];
  'x-rate-limit'?: Operation['rate'];
}

/** What makes rows comes first and what removes them last, so that there is something to read and to change. */
const order = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'];

export function operationsOf(document: Document): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(method.toUpperCase(), path, raw)),
  );
  return operations.sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
}

function operationOf(method: string, path: string, raw: RawOperation): Operation {
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: raw.parameters ?? [],
    ...(type && content?.schema && { body: { type, schema: content.schema } }),
    responses: raw.responses,
    needsToken: (raw.security ?? []).length > 0,
    rate: raw['x-rate-limit'],
  };
}

/** Follows a reference within the document. */
export function resolved(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : document.components.schemas[name]!;
}
