import type { EntityManager } from 'typeorm';
import type { Environment } from '../config/env.js';
import { Settings } from '../settings/settings.entity.js';
import { Statistic } from '../statistics/statistic.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { seedAdministrator } from './administrator.js';
import { figures } from './figures.js';
import { practice } from './practice.js';
import { seedArticles } from './sample-articles/seed-articles.js';
import { sampleDirections } from './sample-directions.js';
import { sampleQualifications } from './sample-qualifications.js';
import { buildSampleTestimonials } from './sample-testimonials.js';

/**
 * Inserts missing rows, and never changes what staff have changed.
 * @param now the moment from which the days of the samples are counted back
 */
export async function seed(
  manager: EntityManager,
  environment: Environment,
  now = Date.now(),
): Promise<void> {
  const isFirstStart = !(await manager.existsBy(Settings, { id: Settings.rowId }));
  const isDemo = environment.mode === 'demo';
  await insertMissing(
    manager,
    Statistic,
    figures.map((figure, index) => ({ ...figure, position: (index + 1) * 10 })),
  );
  await insertMissing(manager, Settings, [
    {
      id: Settings.rowId,
      value: isDemo ? { ...practice, ...sampleQualifications, directions: sampleDirections } : practice,
    },
  ]);
  await seedAdministrator(manager, environment);
  if (isFirstStart && isDemo) {
    await manager.insert(
      Testimonial,
      buildSampleTestimonials(now).map((sample) => ({
        ...sample,
        status: 'approved' as const,
        is_sample: true,
      })),
    );
    await seedArticles(manager, now);
  }
}

async function insertMissing(
  manager: EntityManager,
  table: typeof Statistic | typeof Settings,
  rows: object[],
): Promise<void> {
  await manager.createQueryBuilder().insert().into(table).values(rows).orIgnore().execute();
}
