import { DataSource } from 'typeorm';
import { createAccount, resetPassword } from '../src/admin/accounts.js';
import { hashPassword, verifyPassword } from '../src/auth/passwords.js';
import { readEnvironment } from '../src/config/env.js';
import { StartError } from '../src/config/start-error.js';
import { openServer, type Database } from '../src/database/database.js';
import { Initial1766000000000 } from '../src/database/migrations/1766000000000-initial.js';
import { TestimonialStories1767000000000 } from '../src/database/migrations/1767000000000-testimonial-stories.js';
import { prepareDatabase } from '../src/database/prepare.js';
import { sampleTestimonials } from '../src/database/seed/sample-testimonials.js';
import { seed } from '../src/database/seed/seed.js';
import { Settings } from '../src/settings/settings.entity.js';
import { Statistic } from '../src/statistics/statistic.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { User } from '../src/users/user.entity.js';
import { createDatabase, engines, serverUrl } from './harness/engines.js';

const demo = readEnvironment({}, '/nowhere');
const production = {
  ...demo,
  mode: 'production' as const,
  admin: { username: 'mara', password: 'seven seas of rye' },
};

const prepare = (source: DataSource, environment = demo) =>
  prepareDatabase(source, (manager) => seed(manager, environment));

const contents = async ({ manager }: DataSource) => ({
  statistics: await manager.find(Statistic, { order: { position: 'ASC' } }),
  settings: await manager.find(Settings),
  users: await manager.find(User),
  testimonials: await manager.find(Testimonial, { order: { id: 'ASC' } }),
});

describe.each(engines)('the database ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await engine.create());
  });
  beforeEach(() => database.source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(() => drop());

  test('is the same after a second start', async () => {
    await prepare(database.source);
    const first = await contents(database.source);
    await prepare(database.source);
    expect(await contents(database.source)).toEqual(first);
    expect(await database.source.query('SELECT count(*)::int AS runs FROM migrations')).toEqual([
      { runs: database.source.migrations.length },
    ]);
  });

  test('keeps what staff changed or removed', async () => {
    const { manager } = database.source;
    await prepare(database.source);
    await manager.update(Statistic, { key: 'success_rate' }, { value: 97, labels: { en: 'Ours' } });
    await manager.clear(Testimonial);
    await manager.update(
      User,
      { username: 'admin' },
      { passwordHash: await hashPassword('their own choice') },
    );
    const before = await contents(database.source);
    await prepare(database.source);
    expect(await contents(database.source)).toEqual(before);
  });

  test('of the demo has approved samples, each marked as one', async () => {
    await prepare(database.source);
    const { testimonials } = await contents(database.source);
    expect(testimonials.length).toBeGreaterThan(3);
    expect(testimonials.every(({ is_sample, status }) => is_sample && status === 'approved')).toBe(true);
  });

  test('of production has figures, settings and its administrator, and no voices', async () => {
    await prepare(database.source, production);
    const { statistics, settings, users, testimonials } = await contents(database.source);
    expect([statistics.length, settings.length, testimonials.length]).toEqual([13, 1, 0]);
    expect(users).toMatchObject([{ username: 'mara', role: 'admin' }]);
  });

  test('of production refuses to start without an administrator, and leaves nothing half done', async () => {
    const nobody = { ...production, admin: { username: 'admin', password: undefined } };
    await expect(prepare(database.source, nobody)).rejects.toThrow(StartError);
    expect(await contents(database.source)).toEqual({
      statistics: [],
      settings: [],
      users: [],
      testimonials: [],
    });
    await prepare(database.source, production);
  });

  test('of production refuses an account that still has the demo password', async () => {
    await prepare(database.source);
    await expect(prepare(database.source, production)).rejects.toThrow('still has the demo password');
  });

  test('gives a lost account a new password only if there is such an account', async () => {
    await prepare(database.source);
    const password = 'another long password';
    await resetPassword(database.source, { username: 'ADMIN', password });
    const [admin] = (await contents(database.source)).users;
    expect(await verifyPassword(admin!.passwordHash, password)).toBe(true);
    await expect(resetPassword(database.source, { username: 'nobody', password })).rejects.toThrow(
      StartError,
    );
    const twice = createAccount(database.source, { username: 'Admin', password, role: 'editor' });
    await expect(twice).rejects.toThrow('There is an account Admin already.');
  });

  test('asks for consent what was approved before anyone asked for it', async () => {
    const runner = database.source.createQueryRunner();
    await new Initial1766000000000().up(runner);
    for (const [name, isSample] of [
      ['real', false],
      ['sample', true],
    ]) {
      await runner.query(
        `INSERT INTO testimonials (status, procedure_type, rating, name, quote, is_sample)
         VALUES ('approved', 'LASIK', 5, $1, 'q', $2)`,
        [name, isSample],
      );
    }
    await new TestimonialStories1767000000000().up(runner);
    await runner.release();
    const testimonials = await database.source.query<{ name: string; status: string }[]>(
      'SELECT name, status FROM testimonials',
    );
    const states = testimonials.map(({ name, status }) => [name, status]);
    expect(Object.fromEntries(states)).toEqual({ real: 'pending', sample: 'approved' });
  });

  test('goes back to nothing by undoing the migrations', async () => {
    await prepare(database.source);
    for (const _ of database.source.migrations) await database.source.undoLastMigration();
    const tables = await database.source.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(tables).toEqual([{ tablename: 'migrations' }]);
    await prepare(database.source);
  });
});

const url = serverUrl;
if (url) {
  test('replicas that start at the same moment migrate and seed once', async () => {
    const own = await createDatabase(url);
    const replicas = await Promise.all(Array.from({ length: 4 }, () => openServer(own.url)));
    await Promise.all(replicas.map(({ source }) => prepare(source)));
    const { statistics, users, testimonials } = await contents(replicas[0]!.source);
    expect([statistics.length, users.length, testimonials.length]).toEqual([
      13,
      1,
      sampleTestimonials.length,
    ]);
    await Promise.all(replicas.map((replica) => replica.close()));
    await own.drop();
  });
}
