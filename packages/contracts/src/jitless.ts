import { config } from 'zod';

/**
 * Import this before a schema in a browser. To be faster, zod tries to compile code from text; our content policy
 * forbids that, and even the attempt is a violation.
 */
config({ jitless: true });
