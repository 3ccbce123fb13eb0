import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

interface Figure {
  name: string;
  help: string;
  labelNames: readonly string[];
  /** Each row has a column for each label, and `value`. */
  sql: string;
}

const figures: readonly Figure[] = [
  {
    name: 'api_mails',
    help: 'Mails by status: queued ones wait to be sent.',
    labelNames: ['status'],
    sql: 'SELECT status, count(*)::float8 AS value FROM mails GROUP BY status',
  },
  {
    name: 'api_mail_oldest_queued_seconds',
    help: 'How long the oldest mail has waited to be sent.',
    labelNames: [],
    sql: `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS value
          FROM mails WHERE status = 'queued'`,
  },
  {
    name: 'api_translation_characters',
    help: 'Characters that were sent to translation services this month.',
    labelNames: ['translation_service', 'language'],
    sql: `SELECT service AS translation_service, language, characters::float8 AS value FROM translation_usage
          WHERE month = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`,
  },
  {
    name: 'api_rollout_visits',
    help: 'Visits to pages of a roll-out that is not judged, by version and result.',
    labelNames: ['remote', 'version', 'arm', 'result'],
    sql: `SELECT r.remote, v.version, v.arm, result, sum(count)::float8 AS value
          FROM rollouts r JOIN rollout_visits v ON v.rollout = r.rollout,
            LATERAL (VALUES ('success', v.successes), ('failure', v.failures)) AS counts (result, count)
          WHERE r.judged_at IS NULL GROUP BY 1, 2, 3, 4`,
  },
  {
    name: 'api_backup_last_good_timestamp_seconds',
    help: 'When the newest backup was made that was restored and compared; 0 without one.',
    labelNames: [],
    sql: `SELECT coalesce((SELECT extract(epoch FROM made_at) FROM backup_passes ORDER BY id DESC LIMIT 1), 0)::float8
          AS value`,
  },
  {
    name: 'api_backup_last_good_bytes',
    help: 'How large it is.',
    labelNames: [],
    sql: `SELECT coalesce((SELECT bytes FROM backup_passes ORDER BY id DESC LIMIT 1), 0)::float8 AS value`,
  },
  {
    name: 'api_backup_failed_passes',
    help: 'How often in a row a backup was due and could not be made.',
    labelNames: [],
    sql: `SELECT count(*)::float8 AS value FROM backup_passes
          WHERE id > coalesce((SELECT max(id) FROM backup_passes WHERE problem IS NULL), 0)`,
  },
];

/** What the database knows, read when somebody asks for the metrics. Without an answer, these are left out. */
export function measureDatabase(register: Registry, database: DataSource): void {
  const registers = [register];
  new Gauge({
    name: 'api_database_up',
    help: '1 while the database answers.',
    registers,
    async collect() {
      const answers = database.query('SELECT 1');
      this.set(
        await answers.then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  for (const { name, help, labelNames, sql } of figures)
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        const rows = await database
          .query<(Record<string, string> & { value: number })[]>(sql)
          .catch(() => []);
        for (const { value, ...labels } of rows) this.set(labels, value);
      },
    });
}
