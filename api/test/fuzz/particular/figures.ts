import { randomUUID } from 'node:crypto';
import { Statistic } from '../../../src/statistics/statistic.entity.js';
import type { World } from '../world.js';
import type { Ask } from './ask.js';

/** An order of the figures as they are, once more after it is another, and of a figure that there is not. */
export async function askForFigures(ask: Ask, { api }: World): Promise<void> {
  const rows = await api.source.manager.find(Statistic);
  const figures = rows.map(({ id, revision, position }) => ({ id, revision, position }));
  for (const named of [figures, figures, [{ ...figures[0], id: randomUUID() }]])
    await ask('POST /api/statistics/order', { body: { figures: named } });
}
