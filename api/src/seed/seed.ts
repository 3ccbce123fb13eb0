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
import { sampleHonours } from './sample-honours.js';
import { sampleTestimonialsAt } from './sample-testimonials.js';

/**
 * Fills what is missing and never touches what staff have changed.
 * @param now the moment from which the days of the samples count
 */
export async function seed(
  manager: EntityManager,
  environment: Environment,
  now = Date.now(),
): Promise<void> {
  const isFirstStart = !(await manager.existsBy(Settings, { id: Settings.rowId }));
  const isDemo = environment.mode === 'demo';
  await addMissing(
    manager,
    Statistic,
    figures.map((figure, index) => ({ ...figure, position: (index + 1) * 10 })),
  );
  await addMissing(manager, Settings, [
    {
      id: Settings.rowId,
      value: isDemo ? { ...practice, ...sampleHonours, directions: sampleDirections } : practice,
    },
  ]);
  await seedAdministrator(manager, environment);
  if (isFirstStart && isDemo) {
    await manager.insert(
      Testimonial,
      sampleTestimonialsAt(now).map((sample) => ({
        ...sample,
        status: 'approved' as const,
        is_sample: true,
      })),
    );
    await seedArticles(manager, now);
  }
}

async function addMissing(
  manager: EntityManager,
  table: typeof Statistic | typeof Settings,
  rows: object[],
): Promise<void> {
  await manager.createQueryBuilder().insert().into(table).values(rows).orIgnore().execute();
}
