import fc from 'fast-check';
import type { Operation } from './document.js';
import { hostileFiles } from './files.js';
import type { FuzzRequest, Caller } from './valid-requests.js';

const hostileValues: unknown[] = [
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

const hostileBodies = [
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

const hostileQueries: [string, string][] = [
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

const hostileSegments = [
  '1',
  'nothing',
  "1' OR '1'='1",
  '%00',
  '%FF',
  '..%2f..%2fetc%2fpasswd',
  'x'.repeat(500),
];

type Mutation = (request: FuzzRequest, value: unknown, at: number) => FuzzRequest;

const withField = (
  request: FuzzRequest,
  change: (fields: Record<string, unknown>, name: string) => Record<string, unknown>,
  at: number,
) => {
  if (typeof request.body !== 'object' || request.body === null) return request;
  const fields = request.body as Record<string, unknown>;
  const names = Object.keys(fields);
  return { ...request, body: change(fields, names[at % Math.max(1, names.length)] ?? 'name') };
};

const bodyMutations: Mutation[] = [
  (request, value, at) => withField(request, (fields, name) => ({ ...fields, [name]: value }), at),
  (request, value, at) => withField(request, (fields, name) => ({ ...fields, [name]: value }), at),
  // JSON omits undefined fields.
  (request, _value, at) => withField(request, (fields, name) => ({ ...fields, [name]: undefined }), at),
  (request, value, at) => withField(request, (fields) => ({ ...fields, is_admin: value }), at),
  (request, _value, at) => ({
    ...request,
    body: hostileBodies[at % hostileBodies.length],
    type: 'application/json',
  }),
  (request) => ({ ...request, body: '<a/>', type: 'text/plain' }),
];

const files = Object.values(hostileFiles);
const mutateFile: Mutation = (request, _value, at) =>
  withField(request, (fields) => ({ ...fields, file: files[at % files.length] }), at);

const mutateQuery: Mutation = (request, _value, at) => ({
  ...request,
  query: [...request.query, hostileQueries[at % hostileQueries.length]!],
});

const mutatePath: Mutation = (request, _value, at) => {
  const names = Object.keys(request.path);
  const name = names[at % names.length]!;
  return { ...request, path: { ...request.path, [name]: hostileSegments[at % hostileSegments.length]! } };
};

const mutateHeaders: Mutation = (request, _value, at) => {
  const [name] = Object.keys(request.headers);
  const values = ['', '"x"', '*', '"0"', '"999999999"', 'x'.repeat(300)];
  return name
    ? { ...request, headers: { ...request.headers, [name]: values[at % values.length]! } }
    : request;
};

const unauthorizedCallers: Caller[] = ['nobody', 'somebody else', 'translator'];
const mutateCaller: Mutation = (request, _value, at) => ({
  ...request,
  caller: unauthorizedCallers[at % unauthorizedCallers.length]!,
});

/** Valid requests with one mutation that is possible for the operation. */
export function hostileRequests(
  operation: Operation,
  validRequest: fc.Arbitrary<FuzzRequest>,
): fc.Arbitrary<FuzzRequest> {
  const has = (where: string) => operation.parameters.some((parameter) => parameter.in === where);
  const mutations = [
    mutateCaller,
    ...(operation.body ? bodyMutations : []),
    ...(operation.body?.type === 'multipart/form-data' ? [mutateFile, mutateFile, mutateFile] : []),
    ...(has('query') ? [mutateQuery, mutateQuery] : []),
    ...(has('path') ? [mutatePath] : []),
    ...(has('header') ? [mutateHeaders] : []),
  ];
  return fc
    .tuple(validRequest, fc.constantFrom(...mutations), fc.constantFrom(...hostileValues), fc.nat(999))
    .map(([request, mutate, value, at]) => mutate(request, value, at));
}
