/**
 * Loaded into the processes of a product by `NODE_OPTIONS`: moves their clock by as many milliseconds as the file that
 * CLOCK_FILE names says. Timers run as ever, as they do when the clock of a machine is set.
 */
const { readFileSync } = require('node:fs');

const file = process.env.CLOCK_FILE;
const OriginalDate = globalThis.Date;
const original = OriginalDate.now.bind(OriginalDate);
let offsetMs = 0;

function look() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offsetMs = 0;
  }
}

if (file) {
  look();
  setInterval(look, 100).unref();
  globalThis.Date = class Date extends OriginalDate {
    constructor(...args) {
      if (args.length === 0) super(original() + offsetMs);
      else super(...args);
    }
    static now() {
      return original() + offsetMs;
    }
  };
}
