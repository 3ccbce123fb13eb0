import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of requests that all replicas share. UNLOGGED: a crash of the server empties the table, and until then a count
 * costs no write-ahead log. Columns and their order are those that rate-limiter-flexible writes.
 */
export class RateLimits1769469000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        points integer NOT NULL,
        expire bigint NOT NULL
      ) WITH (fillfactor = 70)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
