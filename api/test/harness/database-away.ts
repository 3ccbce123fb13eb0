import type { DataSource } from 'typeorm';

interface Pool {
  connect(callback?: (error: Error) => void): Promise<never> | void;
}

/** Refuses every connection, as a server that is down does. @returns what brings it back */
export function takeDatabaseAway(source: DataSource): () => void {
  const { master: pool } = source.driver as unknown as { master: Pool };
  const refusal = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  pool.connect = (callback) => (callback ? callback(refusal()) : Promise.reject(refusal()));
  return () => Reflect.deleteProperty(pool, 'connect');
}
