import type { ErrorCode } from './catalogue.js';

const failsKey = Symbol('fails');

/**
 * Names errors of a route for its documentation, except those that follow from its access, input, limits or address:
 * see `documentation/failure-codes.ts`.
 */
export const Fails =
  (...codes: ErrorCode[]): MethodDecorator =>
  (_target, _key, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as object;
    Reflect.defineMetadata(failsKey, [...namedFailures(handler), ...codes], handler);
  };

export const namedFailures = (handler: object): readonly ErrorCode[] =>
  (Reflect.getMetadata(failsKey, handler) as ErrorCode[] | undefined) ?? [];
