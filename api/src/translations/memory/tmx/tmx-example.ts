import { writeTmx } from './write-tmx.js';

/** For the API's documentation. */
export const tmxExample = writeTmx('es', [
  {
    namespace: 'common',
    key: 'hero.title',
    state: 'reviewed',
    source: 'LASIK takes {{count}} minutes.',
    text: 'LASIK tarda {{count}} minutos.',
    created: { username: 'mara', at: '2026-11-20T10:00:00.000Z' },
    changed: { username: 'lin', at: '2026-11-21T09:30:00.000Z' },
  },
]);
