import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Short files that take long, the longest first: begun last, they would keep one core waiting for the other. */
const long = ['fuzz', 'process', 'backup-process', 'media-restart', 'second-factor-command'];

/** Where no run has been timed yet, Jest begins with the files that have the most lines. */
const rank = ({ path }) => {
  const place = long.indexOf(basename(path, '.test.ts'));
  return place < 0 ? long.length : place;
};

/** Others come as Jest orders them: by what they took last time or, where nothing has run yet, by their length. */
export default class extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
