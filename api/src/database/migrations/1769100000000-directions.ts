import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings say how to find the practice and which mission was announced. Until now the pages said so by themselves. */
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
