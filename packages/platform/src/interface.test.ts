import * as host from './host';
import * as i18n from './i18n';
import * as router from './router';
import * as session from './session';

/** What remotes that were built for an earlier version 1 use: a name that goes breaks them, and no rollback helps. */
const version1 = {
  host: [
    'HostProvider',
    'RemoteProvider',
    'useAssets',
    'useFullAddress',
    'useHost',
    'useNavigation',
    'useSettings',
  ],
  i18n: ['useTranslation'],
  router: [
    'Link',
    'NavLink',
    'Navigate',
    'useLeaveGuard',
    'useLocation',
    'useNavigate',
    'useNavigationType',
    'useSearchParams',
    'useWritten',
  ],
  session: ['storedToken', 'tokenKey', 'useSession'],
};

test.each(Object.entries({ host, i18n, router, session }))(
  'the module %s exports every name of version 1',
  (name, module) => {
    expect(Object.keys(module)).toEqual(expect.arrayContaining(version1[name as keyof typeof version1]));
  },
);

test('a session has both names of its end', () => {
  const claims = { sub: 'u-1', username: 'lin', role: 'editor', jti: 'j', exp: 2_000_000_000 };
  session.useSession.getState().signIn(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`);
  expect(session.useSession.getState()).toMatchObject({
    expiresAt: claims.exp,
    expiresAtSeconds: claims.exp,
  });
  session.useSession.getState().signOut();
  expect(session.useSession.getState()).toMatchObject({ expiresAt: null, expiresAtSeconds: null });
});
