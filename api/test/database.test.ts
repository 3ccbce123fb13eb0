import { DataSource } from 'typeorm';
import { createAccount, resetPassword, resetSecondFactor } from '../src/admin/accounts.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { hashPassword, verifyPassword } from '../src/auth/passwords.js';
import { RecoveryCode } from '../src/auth/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../src/auth/second-factor/second-factor.entity.js';
import { readEnvironment } from '../src/config/env.js';
import { StartError } from '../src/config/start-error.js';
import { openServer, type Database } from '../src/database/database.js';
import { prepareDatabase } from '../src/database/prepare.js';
import { entities } from '../src/entities.js';
import { buildSampleTestimonials } from '../src/seed/sample-testimonials.js';
import { seed } from '../src/seed/seed.js';
import { Settings } from '../src/settings/settings.entity.js';
import { Statistic } from '../src/statistics/statistic.entity.js';
import { Testimonial } from '../src/testimonials/testimonial.entity.js';
import { createDatabase, engines, serverUrl } from './harness/engines.js';

const demo = readEnvironment({}, '/nowhere');
const production = {
  ...demo,
  mode: 'production' as const,
  admin: { username: 'mara', password: 'seven seas of rye' },
};

const prepare = (dataSource: DataSource, environment = demo) =>
  prepareDatabase(dataSource, (manager) => seed(manager, environment));

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
  beforeEach(() => database.dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(() => drop());

  test('is unchanged after a second start', async () => {
    await prepare(database.dataSource);
    const first = await contents(database.dataSource);
    await prepare(database.dataSource);
    expect(await contents(database.dataSource)).toEqual(first);
    expect(await database.dataSource.query('SELECT count(*)::int AS runs FROM migrations')).toEqual([
      { runs: database.dataSource.migrations.length },
    ]);
  });

  test('is not seeded again with what staff changed or deleted', async () => {
    const { manager } = database.dataSource;
    await prepare(database.dataSource);
    await manager.update(Statistic, { key: 'success_rate' }, { value: 97, labels: { en: 'Ours' } });
    await manager.clear(Testimonial);
    await manager.update(
      User,
      { username: 'admin' },
      { passwordHash: await hashPassword('their own choice') },
    );
    const before = await contents(database.dataSource);
    await prepare(database.dataSource);
    expect(await contents(database.dataSource)).toEqual(before);
  });

  test('in demo mode contains approved samples, each marked as a sample', async () => {
    await prepare(database.dataSource);
    const { testimonials } = await contents(database.dataSource);
    expect(testimonials.every(({ is_sample, status }) => is_sample && status === 'approved')).toBe(true);
    expect(testimonials.every(({ consent, source }) => consent && source)).toBe(true);
    const measured = testimonials.filter(({ before_vision, after_vision }) => before_vision && after_vision);
    const countMeasured = (procedure: string) =>
      measured.filter(({ procedure_type }) => procedure_type === procedure).length;
    const reviews = testimonials.filter(({ before_vision, given_on }) => !before_vision && given_on);
    expect({
      lasik: countMeasured('LASIK') >= 3,
      prk: countMeasured('PRK') >= 1,
      icl: countMeasured('ICL') >= 2,
      featured: measured.filter(({ featured }) => featured).length,
      pacific: measured.filter(({ pacific_story, impact }) => pacific_story && impact).length,
      gallery: measured.filter(({ satisfaction }) => satisfaction).length,
      reviews: reviews.filter(({ rating }) => rating === 5).length,
    }).toEqual({ lasik: true, prk: true, icl: true, featured: 3, pacific: 3, gallery: 5, reviews: 5 });
  });

  test('in production contains figures, settings and the administrator, but no testimonials', async () => {
    await prepare(database.dataSource, production);
    const { statistics, settings, users, testimonials } = await contents(database.dataSource);
    expect([statistics.length, settings.length, testimonials.length]).toEqual([13, 1, 0]);
    expect(users).toMatchObject([{ username: 'mara', role: 'admin' }]);
  });

  test('in production is left empty if the start is refused without an administrator', async () => {
    const withoutAdmin = { ...production, admin: { username: 'admin', password: undefined } };
    await expect(prepare(database.dataSource, withoutAdmin)).rejects.toThrow(StartError);
    expect(await contents(database.dataSource)).toEqual({
      statistics: [],
      settings: [],
      users: [],
      testimonials: [],
    });
    await prepare(database.dataSource, production);
  });

  test('in production is refused if an account still has the demo password', async () => {
    await prepare(database.dataSource);
    await expect(prepare(database.dataSource, production)).rejects.toThrow('still has the demo password');
  });

  test('gets a new password for an account only if the account exists', async () => {
    await prepare(database.dataSource);
    const password = 'another long password';
    await resetPassword(database.dataSource, { username: 'ADMIN', password });
    const [admin] = (await contents(database.dataSource)).users;
    expect(await verifyPassword(admin!.passwordHash, password)).toBe(true);
    await expect(resetPassword(database.dataSource, { username: 'withoutAdmin', password })).rejects.toThrow(
      StartError,
    );
    const duplicate = createAccount(database.dataSource, { username: 'Admin', password, role: 'editor' });
    await expect(duplicate).rejects.toThrow('There is already an account Admin.');
  });

  test('removes the second factor of an account only if there is one', async () => {
    await prepare(database.dataSource);
    const reset = (username: string) => resetSecondFactor(database.dataSource, username);
    const { id } = (await contents(database.dataSource)).users[0]!;
    await expect(reset('withoutAdmin')).rejects.toThrow('There is no account withoutAdmin.');
    await expect(reset('admin')).rejects.toThrow('The account admin has no second factor.');
    const confirmed_at = new Date().toISOString();
    const factor = { user_id: id, secret: 'sealed', last_step: 1, confirmed_at };
    await database.dataSource.manager.insert(SecondFactor, factor);
    await database.dataSource.manager.insert(RecoveryCode, { user_id: id, hash: 'of a code' });
    await reset('ADMIN');
    expect(await database.dataSource.manager.count(SecondFactor)).toBe(0);
    expect(await database.dataSource.manager.count(RecoveryCode)).toBe(0);
  });

  test('is empty after all migrations are undone', async () => {
    await prepare(database.dataSource);
    for (const _ of database.dataSource.migrations) await database.dataSource.undoLastMigration();
    const tables = await database.dataSource.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(tables).toEqual([{ tablename: 'migrations' }]);
    await prepare(database.dataSource);
  });
});

const url = serverUrl;
if (url) {
  test('replicas that start at the same moment migrate and seed once', async () => {
    const { url: databaseUrl, drop } = await createDatabase(url);
    const replicas = await Promise.all(Array.from({ length: 4 }, () => openServer(databaseUrl, entities)));
    await Promise.all(replicas.map(({ dataSource }) => prepare(dataSource)));
    const { statistics, users, testimonials } = await contents(replicas[0]!.dataSource);
    expect([statistics.length, users.length, testimonials.length]).toEqual([
      13,
      1,
      buildSampleTestimonials(0).length,
    ]);
    await Promise.all(replicas.map((replica) => replica.close()));
    await drop();
  });
}
