/** `TestimonialsController`, `listPublic` → `testimonialsListPublic`. Generated clients name functions after it. */
export const toOperationId = (controller: string, method: string): string =>
  lowerFirst(toResource(controller)) + upperFirst(method);

/** `TestimonialsController`, `changeStatus` → `Testimonials: change status`. */
export const toSummary = (controller: string, method: string): string =>
  `${upperFirst(splitWords(toResource(controller)))}: ${splitWords(method)}`;

const toResource = (controller: string): string => controller.replace(/Controller$/, '');
const splitWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
