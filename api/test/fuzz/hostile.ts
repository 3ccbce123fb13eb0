import fc from 'fast-check';
import type { Operation } from './document.js';
import { hostileFiles } from './files.js';
import type { Asked, Caller } from './request.js';

const strange: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  [],
  {},
  [[]],
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩🏽‍⚕️'.repeat(20),
  'x'.repeat(30_000),
  "'; DROP TABLE users; --",
  "%' OR '1'='1",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  { $gt: '' },
  'NaN',
];

const bodies = [
  '{"half":',
  '"text"',
  'null',
  '[]',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '\ufeff{}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
];

const queries: [string, string][] = [
  ['limit', '0'],
  ['limit', '-1'],
  ['limit', 'abc'],
  ['page', '1e9'],
  ['sort', 'password_hash'],
  ['sort', 'id; DROP TABLE users'],
  ['status', 'pending'],
  ['where', '1=1'],
  ['__proto__', 'x'],
  ['search', 'a\0b'],
  ['search', "%' OR '1'='1"],
];

const segments = ['1', 'nothing', "1' OR '1'='1", '%00', '%FF', '..%2f..%2fetc%2fpasswd', 'x'.repeat(500)];

type Spoil = (asked: Asked, value: unknown, at: number) => Asked;

const withField = (
  asked: Asked,
  change: (fields: Record<string, unknown>, name: string) => Record<string, unknown>,
  at: number,
) => {
  if (typeof asked.body !== 'object' || asked.body === null) return asked;
  const fields = asked.body as Record<string, unknown>;
  const names = Object.keys(fields);
  return { ...asked, body: change(fields, names[at % Math.max(1, names.length)] ?? 'name') };
};

const spoilBody: Spoil[] = [
  (asked, value, at) => withField(asked, (fields, name) => ({ ...fields, [name]: value }), at),
  (asked, value, at) => withField(asked, (fields, name) => ({ ...fields, [name]: value }), at),
  // What is undefined is not sent.
  (asked, _value, at) => withField(asked, (fields, name) => ({ ...fields, [name]: undefined }), at),
  (asked, value, at) => withField(asked, (fields) => ({ ...fields, is_admin: value }), at),
  (asked, _value, at) => ({ ...asked, body: bodies[at % bodies.length], type: 'application/json' }),
  (asked) => ({ ...asked, body: '<a/>', type: 'text/plain' }),
];

const files = Object.values(hostileFiles);
const spoilFile: Spoil = (asked, _value, at) =>
  withField(asked, (fields) => ({ ...fields, file: files[at % files.length] }), at);

const spoilQuery: Spoil = (asked, _value, at) => ({
  ...asked,
  query: [...asked.query, queries[at % queries.length]!],
});

const spoilPath: Spoil = (asked, _value, at) => {
  const names = Object.keys(asked.path);
  const name = names[at % names.length]!;
  return { ...asked, path: { ...asked.path, [name]: segments[at % segments.length]! } };
};

const spoilHeaders: Spoil = (asked, _value, at) => {
  const [name] = Object.keys(asked.headers);
  const values = ['', '"x"', '*', '"0"', '"999999999"', 'x'.repeat(300)];
  return name ? { ...asked, headers: { ...asked.headers, [name]: values[at % values.length]! } } : asked;
};

const strangers: Caller[] = ['nobody', 'somebody else', 'translator'];
const spoilCaller: Spoil = (asked, _value, at) => ({ ...asked, caller: strangers[at % strangers.length]! });

/** A right request with one thing wrong, of those that an operation of this kind can have. */
export function hostileRequests(operation: Operation, right: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  const has = (where: string) => operation.parameters.some((parameter) => parameter.in === where);
  const ways = [
    spoilCaller,
    ...(operation.body ? spoilBody : []),
    ...(operation.body?.type === 'multipart/form-data' ? [spoilFile, spoilFile, spoilFile] : []),
    ...(has('query') ? [spoilQuery, spoilQuery] : []),
    ...(has('path') ? [spoilPath] : []),
    ...(has('header') ? [spoilHeaders] : []),
  ];
  return fc
    .tuple(right, fc.constantFrom(...ways), fc.constantFrom(...strange), fc.nat(999))
    .map(([asked, spoil, value, at]) => spoil(asked, value, at));
}
