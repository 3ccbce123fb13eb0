import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import { Consultation } from '../src/consultations/consultation.entity.js';
import type { Database } from '../src/database/database.js';
import { Initial1766000000000 } from '../src/database/migrations/1766000000000-initial.js';
import { TestimonialStories1767000000000 } from '../src/database/migrations/1767000000000-testimonial-stories.js';
import { Articles1767100000000 } from '../src/database/migrations/1767100000000-articles.js';
import { Media1767200000000 } from '../src/database/migrations/1767200000000-media.js';
import { GuardedWriting1768600000000 } from '../src/database/migrations/1768600000000-guarded-writing.js';
import { StaleTexts1767700000000 } from '../src/database/migrations/1767700000000-stale-texts.js';
import { SearchResults1768200000000 } from '../src/database/migrations/1768200000000-search-results.js';
import { PublishedArticles1768800000000 } from '../src/database/migrations/1768800000000-published-articles.js';
import { CountedActivity1769460001000 } from '../src/database/migrations/1769460001000-counted-activity.js';
import { LanguageStates1767900000000 } from '../src/database/migrations/1767900000000-language-states.js';
import { LiveTranslation1769000000000 } from '../src/database/migrations/1769000000000-live-translation.js';
import { MemoryImports1769467000000 } from '../src/database/migrations/1769467000000-memory-imports.js';
import { TranslationMemory1769463000000 } from '../src/database/migrations/1769463000000-translation-memory.js';
import { UnsignedTexts1769465000000 } from '../src/database/migrations/1769465000000-unsigned-texts.js';
import { Inbox1767500000000 } from '../src/database/migrations/1767500000000-inbox.js';
import { findMediaUsage } from '../src/media/find-media-usage.js';
import { engines } from './harness/engines.js';

describe.each(engines)('a migration ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await engine.create());
  });
  beforeEach(() => database.dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(() => drop());

  test('makes testimonials pending that were approved before consent was recorded', async () => {
    const runner = database.dataSource.createQueryRunner();
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
    const testimonials = await database.dataSource.query<{ name: string; status: string }[]>(
      'SELECT name, status FROM testimonials',
    );
    const states = testimonials.map(({ name, status }) => [name, status]);
    expect(Object.fromEntries(states)).toEqual({ real: 'pending', sample: 'approved' });
  });

  test('keeps the names of pictures without a file, and creates references to those in articles', async () => {
    const runner = database.dataSource.createQueryRunner();
    for (const migration of [Initial1766000000000, TestimonialStories1767000000000, Articles1767100000000])
      await new migration().up(runner);
    const [media] = await runner.query(
      "INSERT INTO media (filename, mime) VALUES ('a.jpg', 'image/jpeg') RETURNING id",
    );
    const [article] = await runner.query(
      "INSERT INTO articles (slug, status, cover_id) VALUES ('a', 'draft', $1) RETURNING id",
      [media.id],
    );
    const image = { type: 'image', attrs: { media_id: media.id } };
    await runner.query(
      "INSERT INTO article_texts (article_id, lng, title, excerpt, body, read_time, words) VALUES ($1, 'en', 't', '', $2, 1, 't')",
      [article.id, { type: 'doc', content: [image, { type: 'horizontalRule' }, image] }],
    );
    for (const migration of [Media1767200000000, SearchResults1768200000000, PublishedArticles1768800000000])
      await new migration().up(runner);
    await runner.release();
    expect(await database.dataSource.query('SELECT * FROM media')).toMatchObject([
      { filename: 'a.jpg', state: 'failed', failure: 'original_missing', alt: {}, width: 0 },
    ]);
    expect(await findMediaUsage(database.dataSource.manager, media.id)).toMatchObject([
      { field: 'body', lng: 'en', title: 't' },
      { field: 'cover_id', lng: null },
    ]);
  });

  test('keeps links to social networks with HTTPS, changes HTTP to HTTPS, and removes others', async () => {
    const runner = database.dataSource.createQueryRunner();
    for (const migration of database.dataSource.migrations) {
      if (migration instanceof GuardedWriting1768600000000) break;
      await migration.up(runner);
    }
    const urls = ['https://a.example/us', 'HTTP://b.example/us', 'javascript:alert(1)', 'data:text/html,x'];
    const social = urls.map((url) => ({ network: 'x', url }));
    await runner.query('INSERT INTO settings (id, value, revision) VALUES (1, $1, 4)', [
      { social, practice: 'P' },
    ]);
    for (const _ of ['the first time', 'with nothing to change']) {
      await new GuardedWriting1768600000000().up(runner);
      await new GuardedWriting1768600000000().down(runner);
    }
    await runner.release();
    const [{ value, revision }] = await database.dataSource.query('SELECT value, revision FROM settings');
    expect(value).toEqual({
      practice: 'P',
      social: [
        { network: 'x', url: 'https://a.example/us' },
        { network: 'x', url: 'https://b.example/us' },
      ],
    });
    expect(revision).toBe(5);
  });

  test('publishes articles and their pictures that were published before there were drafts', async () => {
    const runner = database.dataSource.createQueryRunner();
    for (const migration of [
      Initial1766000000000,
      TestimonialStories1767000000000,
      Articles1767100000000,
      Media1767200000000,
      StaleTexts1767700000000,
      SearchResults1768200000000,
    ])
      await new migration().up(runner);
    const [media] = await runner.query(
      "INSERT INTO media (filename, mime) VALUES ('a.jpg', 'image/jpeg') RETURNING id",
    );
    for (const status of ['draft', 'scheduled', 'published']) {
      const [{ id }] = await runner.query(
        `INSERT INTO articles (slug, status, author, categories, cover_id, published_at, revision)
          VALUES ($1::text, $1, 'A', ARRAY['mission'], $2, '2026-01-02T03:04:05Z', 7) RETURNING id`,
        [status, media.id],
      );
      for (const lng of ['en', 'ar'])
        await runner.query(
          `INSERT INTO article_texts (article_id, lng, title, excerpt, body, read_time, words, seo_title)
            VALUES ($1, $2::text, $2 || $3::text, 'e', '{"type": "doc", "content": []}', 2, 'w', 's')`,
          [id, lng, status],
        );
      await runner.query(`INSERT INTO article_images (article_id, lng, media_id) VALUES ($1, 'ar', $2)`, [
        id,
        media.id,
      ]);
    }
    const migration = new PublishedArticles1768800000000();
    const readPublished = async () => ({
      articles: await runner.query(
        'SELECT slug, author, categories, revision FROM published_articles ORDER BY slug',
      ),
      texts: await runner.query(
        'SELECT lng, title, excerpt, read_time, words, seo_title FROM published_texts ORDER BY title',
      ),
      images: await runner.query('SELECT lng FROM published_images'),
      addresses: await runner.query('SELECT slug FROM article_addresses ORDER BY slug'),
    });
    await migration.up(runner);
    const published = await readPublished();
    expect(published.articles).toEqual(
      ['published', 'scheduled'].map((slug) => ({ slug, author: 'A', categories: ['mission'], revision: 7 })),
    );
    expect(published.texts.map(({ title }: { title: string }) => title)).toEqual([
      'arpublished',
      'arscheduled',
      'enpublished',
      'enscheduled',
    ]);
    expect(published.texts[0]).toEqual({
      lng: 'ar',
      title: 'arpublished',
      excerpt: 'e',
      read_time: 2,
      words: 'w',
      seo_title: 's',
    });
    expect([published.images.length, published.addresses.length]).toEqual([2, 2]);
    await migration.down(runner);
    await migration.up(runner);
    expect(await readPublished()).toEqual(published);
    await runner.release();
  });

  test('moves the number of rows from the name of an event to its changes', async () => {
    const runner = database.dataSource.createQueryRunner();
    const migration = new CountedActivity1769460001000();
    for (const earlier of database.dataSource.migrations) {
      if (earlier instanceof CountedActivity1769460001000) break;
      await earlier.up(runner);
    }
    const events = ['exported_42_rows', 'erased_3_rows', 'exported', 'note_added'];
    for (const event of events)
      await runner.query(
        `INSERT INTO activity (action, event, username, resource_type) VALUES ('CREATE', $1, 'mara', 'person')`,
        [event],
      );
    const readEntries = () => runner.query('SELECT event, changes FROM activity ORDER BY event, changes');
    const before = await readEntries();
    await migration.up(runner);
    expect(await readEntries()).toEqual([
      { event: 'erased', changes: { rows: { before: null, after: 3 } } },
      { event: 'exported', changes: { rows: { before: null, after: 42 } } },
      { event: 'exported', changes: null },
      { event: 'note_added', changes: null },
    ]);
    await migration.down(runner);
    expect(await readEntries()).toEqual(before);
    await runner.release();
  });

  test('gives every existing request a unique reference', async () => {
    const runner = database.dataSource.createQueryRunner();
    for (const Migration of [Initial1766000000000, TestimonialStories1767000000000, Articles1767100000000])
      await new Migration().up(runner);
    await runner.query(
      `INSERT INTO consultations (first_name, last_name, email, phone, procedure, message, preferred_contact,
         interpreter, status, request_hash)
       SELECT 'A', 'B', 'a@example.com', '5625550142', '', '', 'phone', false, 'closed', 'h' FROM generate_series(1, 200)`,
    );
    await new Inbox1767500000000().up(runner);
    await runner.release();
    const rows = await database.dataSource.query<Pick<Consultation, 'reference'>[]>(
      'SELECT * FROM consultations',
    );
    const references = new Set(rows.map(({ reference }) => reference));
    expect(references.size).toBe(200);
    for (const reference of references) expect(reference).toMatch(/^LV(-[2-9CDFGHJKMNPQRTVWXY]{4}){2}$/);
    expect(rows[0]).toMatchObject({
      status: 'closed',
      consent_version: null,
      suspected: false,
      assignee: null,
    });
  });

  test('removes who reviewed a whole language, keeps which languages are off, and can be undone', async () => {
    const runner = database.dataSource.createQueryRunner();
    const migration = new UnsignedTexts1769465000000();
    await new Initial1766000000000().up(runner);
    await runner.query(`INSERT INTO settings (id, value) VALUES (1, '{"practice": "Kept"}')`);
    for (const Migration of [LanguageStates1767900000000, LiveTranslation1769000000000])
      await new Migration().up(runner);
    await runner.query(`UPDATE settings SET reviewed_texts = '{"ko": "hash"}', value = jsonb_set(value,
      '{languages,ko}', '{"offered": false, "reviewed": {"by": "Kim Ji-woo", "on": "2026-11-20"}}')`);
    await migration.up(runner);
    const [after] = await runner.query('SELECT * FROM settings');
    expect(Object.keys(after)).not.toContain('reviewed_texts');
    expect(after.value).toEqual({
      practice: 'Kept',
      languages: { ...everyLanguageOffered, ko: { offered: false } },
      liveTranslation: [],
      unsignedInEnglish: [],
      brands: [],
    });
    await migration.down(runner);
    const [undone] = await runner.query('SELECT * FROM settings');
    await runner.release();
    expect(undone.reviewed_texts).toEqual({});
    expect(Object.keys(undone.value).sort()).toEqual(['brands', 'languages', 'liveTranslation', 'practice']);
    expect(undone.value.languages).toMatchObject({
      ko: { offered: false, reviewed: null },
      es: { offered: true, reviewed: null },
    });
  });

  test('gives the pairs of each import of the translation memory one id, and can be undone', async () => {
    const runner = database.dataSource.createQueryRunner();
    const migration = new MemoryImports1769467000000();
    await new TranslationMemory1769463000000().up(runner);
    await runner.query(`INSERT INTO translation_memory
      (language, hash, source, text, trigrams, origin, username, created_at) VALUES
      ('es', 'a', 'x', 'y', 1, 'one.tmx', 'u', '2026-11-20T10:00:00.123456Z'),
      ('es', 'b', 'x', 'y', 1, 'one.tmx', 'u', '2026-11-20T10:00:00.123456Z'),
      ('es', 'c', 'x', 'y', 1, 'one.tmx', 'u', '2026-11-21T10:00:00Z'),
      ('ko', 'a', 'x', 'y', 1, 'one.tmx', 'u', '2026-11-20T10:00:00.123456Z')`);
    await migration.up(runner);
    const rows = await runner.query(
      `SELECT string_agg(language || hash, ' ' ORDER BY hash) AS pairs FROM translation_memory
       GROUP BY import_id ORDER BY 1`,
    );
    expect(rows.map(({ pairs }: { pairs: string }) => pairs)).toEqual(['esa esb', 'esc', 'koa']);
    await migration.down(runner);
    const [row] = await runner.query('SELECT * FROM translation_memory LIMIT 1');
    await runner.release();
    expect(Object.keys(row)).not.toContain('import_id');
  });
});
