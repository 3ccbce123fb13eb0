/**
 * publish-versions.ts <folder of remotes> <folder of keys> <name> <version>…: publishes small versions of a remote, with
 * keys that it makes, and activates the first.
 */
import { activate } from '../registry/activate.ts';
import { publish } from '../registry/publish.ts';
import { Builds } from './builds.ts';

const [remotesFolder = '', keysFolder = '', name = '', ...versions] = process.argv.slice(2);
const store = { remotesFolder, keysFolder, makesKeys: true };
const builds = new Builds();
try {
  for (const version of versions) await publish(builds.write(name, version), store, { compress: false });
  await activate(store, name, versions[0]!, { by: 'the team' });
} finally {
  builds.remove();
}
