import process from 'node:process';
import { apiList } from './api/api-list.ts';
import { measureFederation } from './federation/federation.ts';
import { firstPaint } from './first-paint/first-paint.ts';
import { measurePageLoad } from './load/load.ts';
import { measureLists } from './lists/lists.ts';
import { measureMemory } from './memory/memory.ts';
import { measurePages } from './pages/pages.ts';
import { overload } from './overload/overload.ts';
import { soak } from './soak/soak.ts';
import { measureWeight } from './weight/weight.ts';

/** The measurements that `npm run bench -- <name>` runs. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  api: apiList,
  federation: measureFederation,
  'first-paint': firstPaint,
  lists: measureLists,
  load: measurePageLoad,
  memory: measureMemory,
  overload,
  pages: measurePages,
  soak,
  weight: measureWeight,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench(args);
else {
  console.error(`There is no bench "${name}". Choose one of ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
