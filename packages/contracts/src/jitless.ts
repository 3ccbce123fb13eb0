import { config } from 'zod';

/**
 * Import this before any schema in a browser. Otherwise zod compiles code from text for speed, and our content security
 * policy reports even the attempt as a violation.
 */
config({ jitless: true });
