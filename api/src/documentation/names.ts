/** `TestimonialsController`, `listPublic` → `testimonialsListPublic`. Clients name their functions after it. */
export const operationIdOf = (controller: string, method: string): string =>
  lowerFirst(resourceOf(controller)) + upperFirst(method);

/** `TestimonialsController`, `changeStatus` → `Testimonials: change status`. */
export const summaryOf = (controller: string, method: string): string =>
  `${upperFirst(wordsOf(resourceOf(controller)))}: ${wordsOf(method)}`;

const resourceOf = (controller: string): string => controller.replace(/Controller$/, '');
const wordsOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
