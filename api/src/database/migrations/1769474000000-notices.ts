import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = [
  'accessibility',
  'openPayments',
  'goodFaithEstimate',
  'privacyPractices',
  'languageAssistance',
  'nonDiscrimination',
];

/** Adds the notices to the settings, none of them switched on. */
export class Notices1769474000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const notices = Object.fromEntries(names.map((name) => [name, { since: null, words: {} }]));
    await runner.query(`UPDATE settings SET value = $1::jsonb || value`, [JSON.stringify({ notices })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'notices'`);
  }
}
