/** The keywords of JSON Schema that zod uses. */
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
  /** How many requests one address may send, if that is limited. */
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

/** Creates rows first and deletes them last, so that there are rows to read and to change. */
const methodOrder = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'];

export function listOperations(document: Document): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(method.toUpperCase(), path, raw)),
  );
  return operations.sort((one, other) => methodOrder.indexOf(one.method) - methodOrder.indexOf(other.method));
}

function toOperation(method: string, path: string, raw: RawOperation): Operation {
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

/** Returns the schema that a reference in the document refers to. */
export function resolveReference(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : document.components.schemas[name]!;
}
