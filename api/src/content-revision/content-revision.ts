import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isPublishedSql } from '../articles/visibility.js';
import { SharedRead } from './shared-read.js';

/**
 * The stored revision, and when the newest article became public: a scheduled one does so without a write. Nothing else
 * that visitors are shown depends on the clock.
 */
const query = `SELECT concat_ws('-', coalesce(revision, 0), stamp,
    (SELECT (extract(epoch FROM article.published_at) * 1000000)::bigint FROM published_articles AS article
      WHERE ${isPublishedSql} ORDER BY article.published_at DESC LIMIT 1)) AS revision
  FROM (SELECT 1) AS always LEFT JOIN content_revision ON true`;

/**
 * The revision of everything that visitors are shown, in all replicas. It is read when somebody asks, rather than
 * announced by the database: a notification can be late or lost, and the time of a scheduled article has none.
 */
@Injectable()
export class ContentRevision {
  private readonly reading: SharedRead<string>;

  constructor(database: DataSource) {
    this.reading = new SharedRead(async () => {
      const [row] = await database.query<{ revision: string }[]>(query);
      return row!.revision;
    });
  }

  /** The one that was current less than so long ago, if it was read since the last write of this process. */
  recent(maxAgeMs: number): string | undefined {
    return this.reading.recent(maxAgeMs);
  }

  /** @throws what the database throws */
  current(): Promise<string> {
    return this.reading.current();
  }

  /** After a write of this process: what is returned from now on is no older than the call. */
  forget(): void {
    this.reading.forget();
  }
}
