import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import swc from '../../swc.config.js';

/** Compiles the program to JavaScript, for tests that start it as a process of its own. */
export async function compileProgram(sources, folder) {
  rmSync(folder, { recursive: true, force: true });
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const programs = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const compile = async (file) => {
    const { code } = await transformFile(join(sources, file), { ...swc, swcrc: false });
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  };
  await Promise.all(programs.map(compile));
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    cpSync(join(sources, file), join(folder, file));
  }
}

/**
 * Loads the parts of the program that prepare a database at the first start.
 * @param passwordHash replaces the hash of the administrator's password
 */
export async function loadProgram(folder, variables, passwordHash) {
  const load = (module) => import(join(folder, module));
  const [{ openEmbedded, openServer }, { prepareDatabase }, { entities }, { seed }, { readEnvironment }] =
    await Promise.all(
      ['database/database.js', 'database/prepare.js', 'entities.js', 'seed/seed.js', 'config/env.js'].map(
        load,
      ),
    );
  const environment = readEnvironment(variables, '/nowhere');
  return {
    openEmbedded: (postgres) => openEmbedded(postgres, entities),
    openServer: (url) => openServer(url, entities),
    async firstStart({ dataSource }) {
      await prepareDatabase(dataSource, (manager) => seed(manager, environment));
      await dataSource.query('UPDATE users SET password_hash = $1', [passwordHash]);
    },
  };
}
