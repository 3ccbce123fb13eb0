/** The parts of the API's document that say how it is asked. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: unknown[];
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One request with a sample for every parameter and field. */
export interface Target {
  method: string;
  /** As in the document: `/api/articles/{id}`. */
  pattern: string;
  /** With samples in place of parameters, and the query. */
  address: string;
  body: string | null;
  isPublic: boolean;
}

const sampleText = 'lens';
const formats: Record<string, string> = {
  uuid: '3f2b8a52-6c1d-4a53-9a5e-0d5c6f1f2a11',
  email: 'audit@example.com',
  date: '2026-01-31',
  'date-time': '2026-01-31T10:00:00.000Z',
  uri: 'https://example.com/',
};

/** A value that a schema is likely to accept. */
function sample(schema: Schema | undefined, document: OpenApi, depth = 0): unknown {
  if (!schema || depth > 8) return sampleText;
  const again = (next: Schema | undefined) => sample(next, document, depth + 1);
  if (schema.$ref) return again(document.components?.schemas?.[schema.$ref.split('/').at(-1)!]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (choice) return again(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [again(schema.items)];
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        // Every field is attacked, whether it is required or not.
        .map(([name, property]) => [name, again(property)]),
    );
  return formats[schema.format ?? ''] ?? sampleText.padEnd(schema.minLength ?? 0, 's');
}

const fill = (pattern: string, document: OpenApi, { parameters = [] }: Operation): string => {
  const value = (name: string) =>
    encodeURIComponent(String(sample(parameters.find((one) => one.name === name)?.schema, document)));
  const path = pattern.replace(/\{([^}]+)\}/g, (_, name: string) => value(name));
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=${value(name)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};

/** Every operation that takes something: a query, a part of its path, or JSON. */
export function targetsOf(document: OpenApi): Target[] {
  return Object.entries(document.paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Target[] => {
      const json = operation.requestBody?.content['application/json']?.schema;
      const takesAny = (operation.parameters ?? []).some((one) => one.in === 'query' || one.in === 'path');
      if (!takesAny && !json) return [];
      const body = json ? JSON.stringify(sample(json, document)) : null;
      const target: Target = {
        method: method.toUpperCase(),
        pattern,
        address: fill(pattern, document, operation),
        // Files of texts have no fields that are known before.
        body: body === '{}' ? null : body,
        isPublic: (operation.security ?? []).length === 0,
      };
      const [path = ''] = target.address.split('?');
      // A part of the path is attacked by a request of its own, which has nothing else to attack.
      const ofPath = pattern.includes('{') && (path !== target.address || target.body !== null);
      return ofPath ? [target, { ...target, address: path, body: null }] : [target];
    }),
  );
}
