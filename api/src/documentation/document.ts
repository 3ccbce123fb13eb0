import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type Document = OpenAPIObject;
export type Operation = NonNullable<Paths[string][Method]>;

/** @param path with the parameters of Express: `/api/users/:id` @throws Error if the document has no such operation */
export function findOperation(document: Document, method: string, path: string): Operation {
  const openApiPath = path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[openApiPath]?.[method.toLowerCase() as Method];
  if (!operation) throw new Error(`${method} ${path} is not in the documentation`);
  return operation;
}
