import { JwtService } from '@nestjs/jwt';
import type { ErrorBody } from '@lens/contracts/errors';
import type {
  OpenedVersionPreview,
  VersionPreview,
  VersionPreviewLink,
} from '@lens/contracts/version-previews';
import { Keys } from '../src/config/keys.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { publishVersions } from './harness/published-versions.js';
import { jwtSecret } from './harness/running-api.js';

const remote = 'mfe-some';
const version = '2.0.0';

onEachEngine('previews of versions', (api) => {
  let token: string;
  beforeAll(async () => {
    publishVersions(api.folder, remote, ['1.0.0', version]);
    token = await api.signIn();
  });
  const make = (body: object) =>
    api.call<VersionPreviewLink>('POST', '/api/version-previews', { token, body });
  const open = <Body = OpenedVersionPreview>(link: string, as: string | undefined = token) =>
    api.call<Body>('POST', '/api/version-previews/open', { ...(as && { token: as }), body: { link } });
  const read = <Body = VersionPreview>(opened: string) =>
    api.call<Body>('GET', `/api/version-previews/${opened}`);
  const linkIn = ({ url }: VersionPreviewLink): string => new URL(url).searchParams.get('link')!;
  const signed = (purpose: 'version preview' | 'version preview link', claims: object, secret = jwtSecret) =>
    new JwtService().sign(claims, { secret: new Keys(secret).derive(purpose), noTimestamp: true });
  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

  test('a link that is opened by somebody signed in shows the version for an hour at most [PREVIEW-1]', async () => {
    const { status, body } = await make({ remote, version });
    expect(status).toBe(201);
    expect(new URL(body.url).pathname).toBe('/admin/preview');
    const opened = await open(linkIn(body));
    expect(opened.body).toMatchObject({ remote, version });
    expect(Date.parse(opened.body.expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const { token: own, ...preview } = opened.body;
    expect((await read(own)).body).toEqual(preview);
    expect((await read(own)).headers.get('cache-control')).toBe('private, no-store');
  });

  test('a link opens nothing for others, and is no token by itself [PREVIEW-2]', async () => {
    const link = linkIn((await make({ remote, version })).body);
    expect((await open(link, '')).status).toBe(401);
    expect((await read<ErrorBody>(link)).status).toBe(404);
  });

  test.each([
    [
      'of another secret',
      signed('version preview', { remote, version, exp: inSeconds(60) }, 'x'.repeat(40)),
      404,
    ],
    ['that has expired', signed('version preview', { remote, version, exp: inSeconds(-1) }), 410],
    ['of no version', signed('version preview', { remote: '../x', version, exp: inSeconds(60) }), 404],
    ['that is none', 'a.b.c', 404],
  ])('a token %s is refused [PREVIEW-2]', async (_what, forged, status) => {
    expect((await read<ErrorBody>(forged)).status).toBe(status);
  });

  test.each([
    ['forged', signed('version preview', { remote, version, exp: inSeconds(60) }), 404],
    ['expired', signed('version preview link', { remote, version, exp: inSeconds(-1) }), 410],
  ])('a link that is %s is refused [PREVIEW-2]', async (_what, link, status) => {
    expect((await open<ErrorBody>(link)).status).toBe(status);
  });

  test('there is no link to a version that nobody published [PREVIEW-2]', async () => {
    expect((await make({ remote, version: '9.9.9' })).status).toBe(404);
    expect((await make({ remote: 'mfe-none', version })).status).toBe(404);
    expect((await make({ remote, version, more: 1 })).status).toBe(400);
  });
});
