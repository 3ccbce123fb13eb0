import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE users (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    username text NOT NULL,
    role text NOT NULL CHECK (role IN ('admin', 'editor', 'translator')),
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_login_at timestamptz
  )`,
  `CREATE UNIQUE INDEX users_username ON users (lower(username))`,

  `CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    started_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,

  `CREATE TABLE statistics (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    key text NOT NULL UNIQUE,
    value numeric NOT NULL,
    prefix text NOT NULL DEFAULT '',
    suffix text NOT NULL DEFAULT '',
    label text NOT NULL,
    position integer NOT NULL
  )`,

  `CREATE TABLE settings (
    id integer PRIMARY KEY CHECK (id = 1),
    value jsonb NOT NULL
  )`,

  `CREATE TABLE consultations (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    procedure text NOT NULL,
    message text NOT NULL,
    preferred_contact text NOT NULL,
    language text,
    interpreter boolean NOT NULL,
    status text NOT NULL CHECK (status IN ('new', 'contacted', 'booked', 'closed')),
    idempotency_key text UNIQUE,
    request_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX consultations_newest ON consultations (created_at DESC, id)`,

  `CREATE TABLE activity (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    action text NOT NULL CHECK (action IN ('CREATE', 'UPDATE', 'DELETE')),
    event text,
    username text NOT NULL,
    resource_type text NOT NULL,
    resource_id text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX activity_newest ON activity (created_at DESC, id)`,

  `CREATE TABLE testimonials (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
    procedure_type text NOT NULL,
    rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
    name text NOT NULL,
    quote text NOT NULL,
    is_sample boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE articles (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    slug text NOT NULL UNIQUE,
    title text NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'published')),
    published_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE media (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    filename text NOT NULL,
    mime text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const names = [
  'media',
  'articles',
  'testimonials',
  'activity',
  'consultations',
  'settings',
  'statistics',
  'sessions',
  'users',
];

export class Initial1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of names) await runner.query(`DROP TABLE ${name}`);
  }
}
