import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves the directions to the practice and the announced mission from the pages to the settings. */
export class Directions1769100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = {
      directions: { crossStreet: null, parking: null, transit: null },
      nextMission: '2025-03',
    };
    await runner.query(`UPDATE settings SET value = $1::jsonb || value`, [JSON.stringify(added)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'directions' - 'nextMission'`);
  }
}
