import { z } from 'zod';
import { EnvironmentError, parseEnvironment, port } from './environment.js';

const schema = z.object({ PORT: port.default(3000), LOG_LEVEL: z.enum(['info', 'debug']).default('info') });

describe('Environment', () => {
  it('uses defaults for unset and empty variables, and ignores unknown ones', () => {
    expect(parseEnvironment(schema, { PORT: '', OTHER: 'x' })).toEqual({ PORT: 3000, LOG_LEVEL: 'info' });
    expect(parseEnvironment(schema, { PORT: '8080' }).PORT).toBe(8080);
  });

  it('names every invalid variable at once', () => {
    try {
      parseEnvironment(schema, { PORT: '99999', LOG_LEVEL: 'loud' });
      throw new Error('accepted');
    } catch (failure) {
      expect(failure).toBeInstanceOf(EnvironmentError);
      expect((failure as EnvironmentError).problems).toHaveLength(2);
      expect((failure as Error).message).toMatch(/PORT[\s\S]*LOG_LEVEL/);
    }
  });
});
