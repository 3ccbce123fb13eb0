// Required by processes under test: at their end, each writes which modules of OpenTelemetry it has loaded.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

const folder = process.env.NOTE_LOADED_INTO;
if (isMainThread && folder)
  process.on('exit', () => {
    const loaded = Object.keys(require.cache).filter((file) => file.includes('@opentelemetry'));
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(loaded));
  });
