type Swagger = typeof import('@nestjs/swagger');

const deferred: ((swagger: Swagger) => void)[] = [];

/**
 * Documents what the schemas of a route do not say. The decorator is applied when the documentation is first requested:
 * loading `@nestjs/swagger` would take a tenth of the API's start.
 */
export const deferSwagger =
  (decorate: (swagger: Swagger) => MethodDecorator): MethodDecorator =>
  (target, key, descriptor) => {
    deferred.push((swagger) => void decorate(swagger)(target, key, descriptor));
  };

/** Applies the decorators that were deferred so far. */
export function applyDeferredSwagger(swagger: Swagger): void {
  for (const apply of deferred.splice(0)) apply(swagger);
}
