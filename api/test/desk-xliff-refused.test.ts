import type { ErrorBody } from '@lens/contracts/errors';
import { textFileBytes, xliffFileBytes, xliffType } from '@lens/contracts/text-files';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { buildUnit, buildXliff } from './harness/xliff.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

const title = (target: string) => buildUnit('hero.title', 'LASIK takes 15 minutes.', target);
const good = buildXliff('es', title('LASIK'));
const withDoctype = (inner: string, document = good) =>
  document.replace('<xliff', `<!DOCTYPE xliff ${inner}><xliff`);
const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');

const hostile: [what: string, document: string, message: RegExp][] = [
  [
    'a bomb of entities',
    withDoctype(`[<!ENTITY l0 "lol">${lol}]`, buildXliff('es', title('&l9;'))),
    /DOCTYPE/,
  ],
  [
    'an entity from elsewhere',
    withDoctype('[<!ENTITY f SYSTEM "file:///etc/passwd">]', buildXliff('es', title('&f;'))),
    /DOCTYPE/,
  ],
  ['entities of parameters', withDoctype('[<!ENTITY % p SYSTEM "http://127.0.0.1/p.dtd"> %p;]'), /DOCTYPE/],
  ['a DTD from elsewhere', withDoctype('SYSTEM "http://127.0.0.1/xliff.dtd"'), /DOCTYPE/],
  [
    'an entity that nothing declares',
    buildXliff('es', title('&nbsp;')),
    /line 4, column \d+: undefined entity/,
  ],
  ['a character that is none', buildXliff('es', title('&#0;')), /malformed character entity/],
  ['an element that stays open', good.replace('</body>', ''), /line \d+, column \d+: unexpected close tag/],
  ['half of a file', good.slice(0, good.length / 2), /unclosed tag/],
  ['endlessly nested elements', buildXliff('es', '<group>'.repeat(10_000)), /more than 50 levels deep/],
  ['no XML', 'common', /text data outside of root node/],
  ['nothing', ' ', /document must contain a root element/],
  ['other XML', '<html xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', /does not begin with <xliff>/],
  ['XLIFF 2.0', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>', /version is 2.0/],
  ['no file', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', /has no <file>/],
];

const others: [what: string, document: string, found: string][] = [
  ['into another language', buildXliff('ko', ''), 'common, from en into ko'],
  ['into a language of two', buildXliff('es-MX', ''), 'common, from en into es-MX'],
  ['into no language', buildXliff('', ''), 'common, from en into nowhere'],
  ['from another language', buildXliff('es', '', { source: 'fr' }), 'common, from fr into es'],
  ['of another namespace', buildXliff('es', '', { original: 'medical' }), 'medical, from en into es'],
];

onEachEngine(
  'XLIFF that is refused',
  (api) => {
    let token: string;
    const { call, read } = createDeskClient(api, () => token);
    const refusalOf = async (document: string, type = xliffType) => {
      const as = { 'content-type': type };
      const preview = await call<ErrorBody>('POST', 'files/es/common/xliff/preview', document, as);
      const { status, body } = await call<ErrorBody>('PUT', 'files/es/common/xliff', document, as);
      expect([preview.status, preview.body]).toEqual([status, body]);
      return { status, ...body };
    };
    beforeAll(async () => {
      token = await api.signIn('translator');
    });
    afterEach(async () => {
      expect((await read('es/common/hero.title')).body.revision).toBe(0);
    });

    test.each(hostile)('contains %s [FILE-5]', async (_what, document, message) => {
      expect(await refusalOf(document)).toMatchObject({ status: 400, code: 'xliff_unreadable' });
      expect((await refusalOf(document)).error).toMatch(message);
    });

    test.each(others)('is %s [FILE-5]', async (_what, document, found) => {
      expect(await refusalOf(document)).toMatchObject({
        status: 400,
        code: 'xliff_of_other_texts',
        error: `This file contains ${found}. Expected here: common, from en into es.`,
      });
    });

    test('is answered with every unit that cannot be imported', async () => {
      const foreign = buildUnit('hero.lead', 'Ask us, {{name}}.', 'Pregunte a <x id="1" ctype="x-other"/>.');
      const long = buildUnit('items_one', '{{count}} items', 'x'.repeat(5001));
      const half = '<trans-unit id="items_other"><target>x</target></trans-unit>';
      const { status, details } = await refusalOf(
        buildXliff('es', `${title('a')}${title('b')}${foreign}${long}${half}`),
      );
      expect(status).toBe(400);
      expect(details?.map(({ path, code }) => `${path} ${code}`)).toEqual([
        'hero.title duplicate',
        'hero.lead foreign_code',
        'items_one too_big',
        'items_other missing_source',
      ]);
    });

    test('is larger than the limit, which is higher than that of JSON', async () => {
      const weighing = (bytes: number) => good.replace('</body>', `${' '.repeat(bytes)}</body>`);
      expect((await refusalOf(weighing(xliffFileBytes))).code).toBe('payload_too_large');
      const heavy = weighing(3 * textFileBytes).replace('original="common"', 'original="medical"');
      expect((await refusalOf(heavy)).code).toBe('xliff_of_other_texts');
    });

    test('has another content type', async () => {
      expect(await refusalOf(good, 'text/xml')).toMatchObject({ status: 415, code: 'xliff_required' });
      expect(await refusalOf(JSON.stringify({ hero: 'x' }), 'application/json')).toMatchObject({
        status: 400,
        details: [{ message: 'Send an XLIFF file, as application/xliff+xml.' }],
      });
      const { status } = await call('PUT', 'files/es/common', good, { 'content-type': xliffType });
      expect(status).toBe(415);
    });

    test('is of a namespace that does not exist', async () => {
      const document = buildXliff('es', '', { original: 'nowhere' });
      const as = { 'content-type': xliffType };
      expect((await call('PUT', 'files/es/nowhere/xliff', document, as)).status).toBe(404);
      expect((await call('GET', 'files/es/nowhere/xliff')).status).toBe(404);
    });
  },
  () => shell.variables,
);
