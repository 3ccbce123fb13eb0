import { EnvironmentError } from '@lens/contracts/environment';
import { readEnvironment } from './env.js';

const secret = 'thirty-two characters or some more';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://clinic:pw@db.example:5432/clinic',
  JWT_SECRET: secret,
  ADMIN_PASSWORD: 'long enough for this',
};

const read = (variables: Record<string, string>) => readEnvironment(variables, '/srv/site');

function problemsOf(variables: Record<string, string>): string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof EnvironmentError)
      return error.problems.map((problem) => problem.split(':')[0]!).sort();
    throw error;
  }
  return [];
}

test('an empty environment is a demo on the embedded database, on this machine only', () => {
  expect(read({})).toEqual({
    mode: 'demo',
    drainMs: 0,
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:3000',
    shellUrl: 'http://127.0.0.1:3000',
    dataDir: '/srv/site/.data',
    remotesDir: '/srv/site/.data/remotes',
    remotesBucket: null,
    traces: null,
    keysDir: '/srv/site/.data/keys',
    database: { kind: 'embedded', folder: '/srv/site/.data/postgres' },
    media: { kind: 'disk', folder: '/srv/site/.data/media', temporary: '/srv/site/.data/uploads' },
    jwtSecret: undefined,
    admin: { username: 'admin', password: 'admin123' },
    logLevel: 'info',
    trustedProxies: ['loopback'],
    mail: undefined,
    translation: { services: {}, budget: 500_000, prices: { premium: 25, general: 20 } },
  });
});

test('a folder of backups needs a public key, and rules have defaults [BACKUP-1]', () => {
  const key = `age1${'q'.repeat(58)}`;
  expect(problemsOf({ BACKUPS_DIR: 'backups' })).toEqual(['BACKUP_RECIPIENTS']);
  expect(problemsOf({ BACKUPS_DIR: 'backups', BACKUP_RECIPIENTS: 'age1short' })).toEqual([
    'BACKUP_RECIPIENTS',
  ]);
  expect(problemsOf({ BACKUPS_KEEP: 'all' })).toEqual(['BACKUPS_KEEP']);
  expect(read({ BACKUPS_DIR: 'backups', BACKUP_RECIPIENTS: `${key}, ${key}` }).backups).toEqual({
    folder: '/srv/site/backups',
    recipients: [key, key],
    keep: { daily: 7, weekly: 5, monthly: 12 },
  });
  const few = { BACKUPS_DIR: '/b', BACKUP_RECIPIENTS: key, BACKUPS_KEEP: 'daily=3,weekly=0,monthly=1' };
  expect(read(few).backups).toMatchObject({ folder: '/b', keep: { daily: 3, weekly: 0, monthly: 1 } });
});

test.each([
  ['nothing', {}, 'demo'],
  ['NODE_ENV=development', { NODE_ENV: 'development' }, 'demo'],
  ['an empty DATABASE_URL', { DATABASE_URL: '' }, 'demo'],
  ['a full production environment', production, 'production'],
  ['DATABASE_URL without NODE_ENV', { ...production, NODE_ENV: '' }, 'production'],
])('%s means %s', (_, variables, mode) => {
  expect(read(variables).mode).toBe(mode);
});

test('reads every variable', () => {
  const environment = read({
    ...production,
    API_PORT: '4100',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://eyes.example/',
    SHELL_URL: 'http://shell:3100/',
    DATA_DIR: '/var/lib/site',
    REMOTES_DIR: '/var/lib/remotes',
    KEYS_DIR: '/var/lib/keys',
    ADMIN_USERNAME: 'mara',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,uniquelocal',
    MEDIA_STORE: 's3',
    S3_ENDPOINT: 'http://store.example:9000',
    S3_REGION: 'eu-1',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hush',
    SMTP_URL: 'smtps://clinic:pw@mail.example:465',
    MAIL_FROM: 'The Practice <hello@eyes.example>',
    DEEPL_API_URL: 'http://deepl.example/v2/',
    DEEPL_API_KEY: 'premium-key',
    DEEPL_PRICE_PER_MILLION: '27.5',
    DEEPL_EXTRA_LANGUAGES: 'vi, ES-419',
    GOOGLE_TRANSLATE_API_URL: 'http://google.example/v2',
    GOOGLE_TRANSLATE_API_KEY: 'general-key',
    GOOGLE_TRANSLATE_PRICE_PER_MILLION: '0',
    TRANSLATION_BUDGET: '120000',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect(environment).toEqual({
    mode: 'production',
    drainMs: 0,
    host: '0.0.0.0',
    port: 4100,
    publicUrl: 'https://eyes.example',
    shellUrl: 'http://shell:3100',
    dataDir: '/var/lib/site',
    remotesDir: '/var/lib/remotes',
    remotesBucket: null,
    traces: { endpoint: 'http://collector.example:4318', share: 0.1 },
    keysDir: '/var/lib/keys',
    database: { kind: 'server', url: production.DATABASE_URL },
    media: {
      kind: 's3',
      endpoint: 'http://store.example:9000',
      region: 'eu-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'hush',
    },
    jwtSecret: secret,
    admin: { username: 'mara', password: 'long enough for this' },
    logLevel: 'warn',
    trustedProxies: ['10.0.0.0/8', '::1', 'uniquelocal'],
    mail: {
      smtpUrl: 'smtps://clinic:pw@mail.example:465',
      requireTls: true,
      from: { name: 'The Practice', address: 'hello@eyes.example' },
    },
    translation: {
      services: {
        premium: {
          url: 'http://deepl.example/v2',
          key: 'premium-key',
          extraCodes: { vi: 'VI', 'es-MX': 'ES-419' },
        },
        general: { url: 'http://google.example/v2', key: 'general-key' },
      },
      budget: 120_000,
      prices: { premium: 27.5, general: 0 },
    },
  });
});

test.each<[string, Record<string, string>, string[]]>([
  ['NODE_ENV=production alone', { NODE_ENV: 'production' }, ['DATABASE_URL', 'JWT_SECRET']],
  ['production without a database', { ...production, DATABASE_URL: '' }, ['DATABASE_URL']],
  ['production without a secret', { ...production, JWT_SECRET: '' }, ['JWT_SECRET']],
  ['a short secret', { JWT_SECRET: 'short' }, ['JWT_SECRET']],
  ['a secret of one letter', { JWT_SECRET: 'a'.repeat(64) }, ['JWT_SECRET']],
  ['a secret of one short word', { JWT_SECRET: 'secret'.repeat(8) }, ['JWT_SECRET']],
  ['the demo password in production', { ...production, ADMIN_PASSWORD: 'admin123' }, ['ADMIN_PASSWORD']],
  [
    'a password that anybody would try',
    { ...production, ADMIN_PASSWORD: 'password1234' },
    ['ADMIN_PASSWORD'],
  ],
  ['a port out of range', { API_PORT: '70000' }, ['API_PORT']],
  ['a port that is not a number', { API_PORT: 'four' }, ['API_PORT']],
  ['a database other than PostgreSQL', { ...production, DATABASE_URL: 'mysql://x/y' }, ['DATABASE_URL']],
  ['an address without a scheme', { PUBLIC_URL: 'eyes.example' }, ['PUBLIC_URL']],
  ['a shell without an http address', { SHELL_URL: 'shell:3000' }, ['SHELL_URL']],
  [
    'a collector without an address',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  ],
  ['a share above all', { OTEL_TRACES_SAMPLER_ARG: '2' }, ['OTEL_TRACES_SAMPLER_ARG']],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
  ['an unknown store of pictures', { MEDIA_STORE: 'ftp' }, ['MEDIA_STORE']],
  [
    'a bucket without its settings',
    { MEDIA_STORE: 's3', S3_ENDPOINT: 'store' },
    ['S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
  ],
  ['a proxy that is not an address', { TRUSTED_PROXIES: 'loopback,everyone' }, ['TRUSTED_PROXIES']],
  ['a mail server without a scheme', { SMTP_URL: 'mail.example', MAIL_FROM: 'a@eyes.example' }, ['SMTP_URL']],
  ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
  ['a sender without an address', { MAIL_FROM: 'The Practice' }, ['MAIL_FROM']],
  ['a sender with a second line', { MAIL_FROM: 'a@eyes.example\r\nBcc: b@eyes.example' }, ['MAIL_FROM']],
  ['a key with a space', { DEEPL_API_KEY: 'two words' }, ['DEEPL_API_KEY']],
  ['a key of two lines', { GOOGLE_TRANSLATE_API_KEY: 'a\nb' }, ['GOOGLE_TRANSLATE_API_KEY']],
  ['a service without an http address', { DEEPL_API_URL: 'deepl.example' }, ['DEEPL_API_URL']],
  ['a language that DeepL has not', { DEEPL_EXTRA_LANGUAGES: 'VI,XX' }, ['DEEPL_EXTRA_LANGUAGES']],
  ['a language of the specification', { DEEPL_EXTRA_LANGUAGES: 'ES' }, ['DEEPL_EXTRA_LANGUAGES']],
  ['a negative budget', { TRANSLATION_BUDGET: '-1' }, ['TRANSLATION_BUDGET']],
  ['a proxy range with too long a prefix', { TRUSTED_PROXIES: '10.0.0.0/33' }, ['TRUSTED_PROXIES']],
  [
    'everything at once',
    { NODE_ENV: 'production', API_PORT: '0', LOG_LEVEL: 'loud', ADMIN_PASSWORD: 'admin123' },
    ['ADMIN_PASSWORD', 'API_PORT', 'DATABASE_URL', 'JWT_SECRET', 'LOG_LEVEL'],
  ],
])('refuses %s, naming each variable', (_, variables, names) => {
  expect(problemsOf(variables)).toEqual(names);
});

test.each([
  ['with a password', 'smtp://clinic:pw@mail.example:587', {}, true],
  ['without one, to another machine', 'smtp://mail.example', {}, true],
  ['to a name that only begins like this machine', 'smtp://127.0.0.1.example', {}, true],
  ['without one, to a relay on this machine', 'smtp://127.0.0.1:25', {}, false],
  ['without one, to a relay on this machine by IPv6', 'smtp://[::1]:25', {}, false],
  ['with a password, to this machine', 'smtp://clinic:pw@localhost', {}, true],
  [
    'when the operator allows plain text',
    'smtp://clinic:pw@mail.example',
    { SMTP_PLAIN_TEXT: 'allowed' },
    false,
  ],
])('mail %s needs TLS or not', (_, SMTP_URL, variables, requireTls) => {
  const { mail } = read({ SMTP_URL, MAIL_FROM: 'hello@eyes.example', ...variables });
  expect(mail?.requireTls).toBe(requireTls);
});

test('the administrator’s password is optional in production', () => {
  const { ADMIN_PASSWORD: _, ...later } = production;
  expect(read(later).admin.password).toBeUndefined();
});

test.each([
  ['of a free account', 'abc:fx', 'https://api-free.deepl.com/v2'],
  ['of a paid account', 'abc', 'https://api.deepl.com/v2'],
])('a key %s is enough to switch the premium service on, at its default address', (_, key, url) => {
  expect(read({ DEEPL_API_KEY: key }).translation.services).toEqual({ premium: { url, key } });
});
