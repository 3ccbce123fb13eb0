type Swagger = typeof import('@nestjs/swagger');

const deferred: ((swagger: Swagger) => void)[] = [];

/**
 * Says something of a route that its schemas do not. It is written down when the documentation is first asked for:
 * loading what writes it takes a tenth of the API's start.
 */
export const deferSwagger =
  (decorate: (swagger: Swagger) => MethodDecorator): MethodDecorator =>
  (target, key, descriptor) => {
    deferred.push((swagger) => void decorate(swagger)(target, key, descriptor));
  };

/** Writes down what was said so far. */
export function applyDeferredSwagger(swagger: Swagger): void {
  for (const note of deferred.splice(0)) note(swagger);
}
