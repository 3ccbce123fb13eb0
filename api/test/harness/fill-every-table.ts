import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/config/env.js';
import { prepareDatabase } from '../../src/database/prepare.js';
import { seed } from '../../src/seed/seed.js';

const demo = readEnvironment({}, '/nowhere');

/** Fills every table: with the seed, and with rows like those that people would create. */
export async function fillEveryTable(dataSource: DataSource): Promise<void> {
  await prepareDatabase(dataSource, (manager) => seed(manager, demo));
  const [{ id: user }] = (await dataSource.query('SELECT id FROM users')) as [{ id: string }];
  const ids = Array.from({ length: 3 }, () => randomUUID());
  const words = 'a "quoted" \\ line\nand קו 眼 \u{1f441} \u2028 end';
  await dataSource.query(`INSERT INTO sessions (id, user_id, started_at) VALUES ($1, $2, now())`, [
    ids[0],
    user,
  ]);
  await dataSource.query(
    `INSERT INTO live_tickets (token_hash, session_id, expires_at) VALUES ('hash', $1, 'infinity')`,
    [ids[0]],
  );
  await dataSource.query(
    `INSERT INTO media (id, filename, mime, folder) VALUES ($1, $2, 'image/png', 'a/b')`,
    [ids[1], words],
  );
  await dataSource.query(
    `INSERT INTO articles (id, slug, status, author, categories, cover_id)
      VALUES ($1, 's', 'draft', $2, ARRAY['a,b', '{c}', 'null'], $3)`,
    [ids[2], words, ids[1]],
  );
  await dataSource.query(
    `INSERT INTO article_versions (article_id, revision, username, content) VALUES ($1, 1, 'u', $2)`,
    [ids[2], JSON.stringify({ deep: [1.5, null, { words }] })],
  );
  await dataSource.query(
    `INSERT INTO article_texts (article_id, lng, title, excerpt, body, read_time, words, seo_title, seo_description)
      VALUES ($1, 'ar', $2, '', '{"type": "doc", "content": []}', 1, 'w', $2, $2)`,
    [ids[2], words],
  );
  await dataSource.query(
    `INSERT INTO consultations (first_name, last_name, email, phone, procedure, message, preferred_contact, interpreter,
      status, request_hash, reference)
      VALUES ('A', $1, 'a@example.com', '5625550142', '', $1, 'phone', false, 'new', 'hash', 'LV-7K3M-9QXD')`,
    [words],
  );
  const [{ id: request }] = (await dataSource.query('SELECT id FROM consultations LIMIT 1')) as [
    { id: string },
  ];
  await dataSource.query(
    `INSERT INTO media_variants (media_id, format, width, height, bytes) VALUES ($1, 'avif', 400, 300, 9)`,
    [ids[1]],
  );
  await dataSource.query(`INSERT INTO article_images (article_id, lng, media_id) VALUES ($1, 'ar', $2)`, [
    ids[2],
    ids[1],
  ]);
  await dataSource.query(
    `INSERT INTO published_articles (id, slug, author, categories, cover_id, published_at, revision, is_sample, created_at)
      VALUES ($1, 's', $2, ARRAY['a,b'], $3, 'infinity', 1, false, now())`,
    [ids[2], words, ids[1]],
  );
  await dataSource.query(
    `INSERT INTO published_texts (article_id, lng, title, excerpt, body, read_time, words)
      VALUES ($1, 'ar', $2, '', '{"type": "doc", "content": []}', 1, 'w')`,
    [ids[2], words],
  );
  await dataSource.query(`INSERT INTO published_images (article_id, lng, media_id) VALUES ($1, 'ar', $2)`, [
    ids[2],
    ids[1],
  ]);
  await dataSource.query(
    `INSERT INTO article_addresses (slug, article_id, since) VALUES ('former', $1, 'infinity')`,
    [ids[2]],
  );
  await dataSource.query(`INSERT INTO second_factors (user_id, secret, last_step) VALUES ($1, 'sealed', 1)`, [
    user,
  ]);
  await dataSource.query(`INSERT INTO recovery_codes (user_id, hash) VALUES ($1, 'hash')`, [user]);
  for (const table of ['consultation_notes (text,', 'consultation_views (kind,']) {
    await dataSource.query(
      `INSERT INTO ${table} consultation_id, user_id, username) VALUES ('read', $1, $2, 'u')`,
      [request, user],
    );
  }
  await dataSource.query(
    `INSERT INTO subscribers (id, email, language, status, round) VALUES ($1, 'a@example.com', 'ar', 'pending', $1)`,
    [ids[0]],
  );
  await dataSource.query(
    `INSERT INTO mails ("to", kind, language, subject, text, status, consultation_id, subscriber_id)
      VALUES ('a@example.com', 'k', 'ar', $1, $1, 'kept', $2, $3)`,
    [words, request, ids[0]],
  );
  for (const table of ['desk_texts', 'desk_text_versions']) {
    await dataSource.query(
      `INSERT INTO ${table} (language, namespace, key, text, state, source, revision, username)
        VALUES ('ar', 'common', 'hero.title', $1, 'reviewed', 'Hello', 3, 'u')`,
      [words],
    );
  }
  await dataSource.query(
    `INSERT INTO shipped_sources (language, namespace, key, text, source)
      VALUES ('ar', 'common', 'hero.title', $1, 'Hello')`,
    [words],
  );
  await dataSource.query(
    `INSERT INTO text_sets (number, texts, username) VALUES (7, jsonb_build_array(jsonb_build_object('text', $1::text)), 'u')`,
    [words],
  );
  await dataSource.query(`INSERT INTO text_set_activations (number, username) VALUES (NULL, 'u'), (7, 'u')`);
  await dataSource.query(
    `INSERT INTO translation_usage (month, service, language, characters) VALUES ('2026-11', 'premium', 'ar', 9)`,
  );
  await dataSource.query(
    `INSERT INTO translation_cache (key, service, language, translation, expires_at)
      VALUES ('hash', 'general', 'ar', $1, 'infinity')`,
    [words],
  );
  await dataSource.query(
    `INSERT INTO translation_runs (id, username, languages, states, texts, state, reason)
      VALUES ($1, 'u', ARRAY['ar', 'he'], ARRAY['stale'], 1, 'stopped', $2)`,
    [ids[0], words],
  );
  await dataSource.query(
    `INSERT INTO translation_run_texts (run_id, position, language, namespace, key) VALUES ($1, 1, 'ar', 'common', 'a')`,
    [ids[0]],
  );
  await dataSource.query(
    `INSERT INTO missing_texts (language, namespace, key, route, count, first_seen, last_seen)
      VALUES ('ar', 'common', 'hero.title', '/blog/:slug', 9, '2026-11-01', '2026-11-22')`,
  );
  await dataSource.query(
    `INSERT INTO text_comments (namespace, key, language, user_id, username, text, resolved_by, resolved_at)
      VALUES ('common', 'hero.title', 'ar', $1, 'u', $2, NULL, NULL),
        ('common', 'hero.title', NULL, NULL, 'gone', $2, 'u', now())`,
    [user, words],
  );
  await dataSource.query(
    `INSERT INTO comment_asks (comment_id, user_id) SELECT id, $1 FROM text_comments WHERE username = 'gone'`,
    [user],
  );
  await dataSource.query(
    `INSERT INTO back_translations (language, namespace, key, wording, text, service, username)
      VALUES ('ar', 'common', 'hero.title', 'hash', $1, NULL, 'u'), ('he', 'common', 'hero.title', 'hash', $1, 'general', 'u')`,
    [words],
  );
  await dataSource.query(
    `INSERT INTO translation_memory (language, hash, source, text, trigrams, origin, username, import_id)
      VALUES ('ar', 'hash', 'Hello', $1, 6, $1, 'u', gen_random_uuid())`,
    [words],
  );
  await dataSource.query(
    `INSERT INTO rollouts (rollout, remote, version, share_sums, judged_at)
      VALUES ('abcdefgh1', 'mfe-some', '2.0.0', '{0.1,-2.5e-7,Infinity}', now())`,
  );
  await dataSource.query(
    `INSERT INTO rollout_visits (rollout, arm, version, day, successes, failures)
      VALUES ('abcdefgh1', 'stable', '1.0.0', '2026-11-29', 9, 1)`,
  );
  await dataSource.query(`INSERT INTO translation_cache_clearing (id, cleared_at) VALUES (1, now())`);
  await dataSource.query(
    `INSERT INTO activity (action, username, resource_type, created_at)
      SELECT 'UPDATE', 'user ' || n, 'r', timestamptz '2020-01-01 00:00:00.123456+02' + n * interval '1 second'
      FROM generate_series(1, 450) AS n`,
  );
  await dataSource.query(
    `INSERT INTO backup_passes (file, made_at, bytes) VALUES ('lens-000001', 'infinity', 9)`,
  );
}
