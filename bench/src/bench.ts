import process from 'node:process';

/** `npm run bench -- <name>`: runs one measurement, or names those there are. */
const benches: Record<string, () => Promise<void>> = {};

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Unknown bench "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
