import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Short files with slow tests, the slowest first: started last, they would keep one core busy while the other idles. */
const slowFiles = ['fuzz', 'process', 'backup-process', 'media-restart', 'second-factor-command'];

/** Before the first run, Jest knows no durations and begins with the largest files. */
const rank = ({ path }) => {
  const place = slowFiles.indexOf(basename(path, '.test.ts'));
  return place < 0 ? slowFiles.length : place;
};

/** The others keep Jest's order: by their last duration or, if unknown, by their size. */
export default class extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
