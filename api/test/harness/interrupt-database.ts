import type { DataSource } from 'typeorm';

interface Pool {
  connect(callback?: (error: Error) => void): Promise<never> | void;
}

/** Refuses every connection, like a server that is down. @returns a function that restores the database */
export function interruptDatabase(dataSource: DataSource): () => void {
  const { master: pool } = dataSource.driver as unknown as { master: Pool };
  const refusal = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  pool.connect = (callback) => (callback ? callback(refusal()) : Promise.reject(refusal()));
  return () => Reflect.deleteProperty(pool, 'connect');
}
