import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type Document = OpenAPIObject;
export type Operation = NonNullable<Paths[string][Method]>;

/** Finds a route's operation. @param path as Express writes it: `/api/users/:id` @throws Error when there is none */
export function operationOf(document: Document, method: string, path: string): Operation {
  const address = path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[address]?.[method.toLowerCase() as Method];
  if (!operation) throw new Error(`${method} ${path} is not in the documentation`);
  return operation;
}
