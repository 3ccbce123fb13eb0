/** How swc reads the API's TypeScript: with the decorators and metadata that dependency injection needs. */
export default {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    // Node takes a JSON file only from an import that says so.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
