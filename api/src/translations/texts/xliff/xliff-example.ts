import { writeXliff } from './write-xliff.js';

/** For the API's documentation. */
export const xliffExample = writeXliff('es', 'common', [
  {
    key: 'hero.title',
    source: 'LASIK takes {{count}} minutes.',
    target: 'LASIK tarda {{count}} minutos.',
    state: 'translated',
    notes: [{ text: 'The title of the first screen.', from: 'site' }],
    names: ['LASIK'],
  },
]);
