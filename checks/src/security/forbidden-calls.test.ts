/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';

/** A call that only a few files may make, and which. */
interface RestrictedCall {
  title: string;
  pattern: RegExp;
  /** Folders whose sources are searched, tests left out. */
  folders: readonly string[];
  allowed: readonly string[];
}

const servers = ['api/src', 'shell/src/server', 'packages/contracts/src', 'packages/metrics/src'];
const everything = [
  'api/src',
  'shell/src',
  'mfe-public/src',
  'mfe-admin/src',
  'mfe-translations/src',
  'packages/contracts/src',
  'packages/metrics/src',
  'packages/platform/src',
  'packages/ui/src',
];

const restrictedCalls: readonly RestrictedCall[] = [
  {
    title: 'starts no program, but the embedded database and its backups',
    pattern: /node:child_process/,
    folders: servers,
    allowed: ['api/src/backup/schedule/repeat-hourly.ts', 'api/src/database/embedded.ts'],
  },
  {
    title: 'runs no text as code, but the bundles that teams signed',
    pattern: /\beval\(|new Function\(|from '(?:node:)?vm'/,
    folders: everything,
    allowed: ['shell/src/server/registry/remote-bundles.ts'],
  },
  {
    title: 'fetches only from the places that the operator names',
    pattern: /\bfetch\(\s*(?!\))|\baxios\.(?:request|get|post|create)\b|\bhttps?\.(?:get|request)\(/,
    folders: servers,
    allowed: [
      // Translation services, by the operator's addresses, without redirects.
      'api/src/translations/services/request-translation.ts',
      // The shell, by SHELL_URL.
      'api/src/translations/texts/shipped-texts.ts',
      // The API, by API_URL.
      'shell/src/server/conditional-read.ts',
      'shell/src/server/entries.ts',
      'shell/src/server/rollout/previews.ts',
      'shell/src/server/rollout/report-outcomes.ts',
      'shell/src/server/routes/health.ts',
    ],
  },
  {
    title: 'takes its cryptography from Node and from argon2, otpauth and Nest’s JWT alone',
    pattern: /from '(?:crypto-js|node-forge|bcrypt(?:js)?|md5|sha\.?js|tweetnacl|elliptic|jsrsasign)/,
    folders: everything,
    allowed: [],
  },
  {
    title: 'names no weak algorithm',
    pattern:
      /\b(?:createHash|createHmac|hkdfSync|pbkdf2\w*)\(\s*'(?:md5|sha1|sha-1)'|'(?:des-|des3|rc4|aes-?\d+-(?:ecb|cbc))/i,
    folders: everything,
    allowed: [],
  },
  {
    title: 'draws no secret from Math.random',
    pattern: /Math\.random\(/,
    folders: servers,
    // A pause between two looks at a bucket.
    allowed: ['shell/src/server/registry/bucket-follower.ts'],
  },
  {
    title: 'checks every certificate',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureSkipVerify/,
    folders: everything,
    allowed: [],
  },
  {
    title: 'writes markup only as the server has sent it',
    pattern:
      /dangerouslySetInnerHTML|insertAdjacentHTML|document\.write\(|createContextualFragment|(?:inner|outer)HTML\s*=[^=]/,
    folders: everything,
    allowed: ['shell/src/composition/PageFallbacks.tsx'],
  },
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|(?:^|\/)testing\//.test(file);

const sourcesIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => `${folder}/${file}`);

const textOf = new Map<string, string>();
function read(file: string): string {
  const text = textOf.get(file) ?? readFileSync(inRoot(file), 'utf8');
  textOf.set(file, text);
  return text;
}

describe('The product', () => {
  test.each(restrictedCalls)('$title', ({ pattern, folders, allowed }) => {
    const files = folders.flatMap(sourcesIn);
    expect(files.length).toBeGreaterThan(100);
    // Equal, so that an exception leaves the list with its reason.
    expect(files.filter((file) => pattern.test(read(file))).sort()).toEqual([...allowed].sort());
  });

  test('is searched by patterns that find what they forbid', () => {
    const examples = [
      "import { fork } from 'node:child_process';",
      'eval(text)',
      'await fetch(address)',
      "import md5 from 'md5';",
      "createHash('md5')",
      'Math.random()',
      '{ rejectUnauthorized: false }',
      'element.innerHTML = text',
    ];
    expect(restrictedCalls.map(({ pattern }, at) => pattern.test(examples[at]!))).toEqual(
      restrictedCalls.map(() => true),
    );
  });
});
