import type { EntityManager } from 'typeorm';

interface Statement {
  text: string;
  values: unknown[];
}

interface Outcome {
  rows: unknown[];
  rowCount: number;
}

/** Told of each statement, whether it worked. */
export interface CountsWatch {
  succeeded(): void;
  failed(error: unknown): void;
}

/**
 * A connection as rate-limiter-flexible uses one. It goes through TypeORM, so that a transaction can count on its own
 * connection: the embedded database has no second one. Statements are not prepared by name, so that a pooler of
 * connections may stand in between.
 */
export class CountsClient {
  constructor(
    private readonly manager: EntityManager,
    private readonly watch: CountsWatch,
  ) {}

  async query({ text, values }: Statement): Promise<Outcome> {
    try {
      const result = await this.manager.query<unknown[]>(text, values);
      this.watch.succeeded();
      // TypeORM answers a DELETE with the rows and their number.
      const [rows, count] = result;
      if (Array.isArray(rows) && typeof count === 'number') return { rows, rowCount: count };
      return { rows: result, rowCount: result.length };
    } catch (error) {
      this.watch.failed(error);
      throw error;
    }
  }
}
