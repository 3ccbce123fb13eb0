import { useMemo, type ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { useSession } from '@lens/platform/session';
import { Navigate, useLocation } from '@lens/platform/router';
import { useComposer } from './composition/composer';
import { WaitingRequestNotice } from './composition/WaitingRequestNotice';
import { ReloadDocument } from './composition/ReloadDocument';
import { LeftOut } from './composition/LeftOut';
import { matchRoute, type Match } from './page/match';
import { usePrefetch } from './composition/prefetch/use-prefetch';
import { RemoteLayout } from './composition/RemoteLayout';
import { RemotePage } from './composition/RemotePage';
import { useLanguage } from './i18n/language-choice';
import { NotFound } from './layout/PageNotice';
import { SiteLayout } from './layout/SiteLayout';
import { useNavigationEffects } from './use-navigation-effects';

/**
 * The page of the current address: on the public site in its layout, in the back office in the layout that it names.
 */
export function Site() {
  const { composition, surface, serverPage } = useComposer();
  const { current } = useLanguage();
  const { pathname, search } = useLocation();
  // A changed query makes it another page only if the page reads that part.
  const query = matchRoute(composition.remotes, pathname, search)?.search;
  const match = useMemo(
    () => matchRoute(composition.remotes, pathname, query),
    [composition, pathname, query],
  );
  const isOtherSurface = pathname !== serverPage.path && match?.route.surface !== surface;
  useNavigationEffects(pathname);
  usePrefetch(pathname, current);

  if (isOtherSurface) return <ReloadDocument />;
  const page = match && <RemotePage key={keyOf(match)} match={match} path={pathname} lng={current} />;
  if (surface === 'admin')
    return match && <RequireRole match={match}>{inLayout(match, current, page)}</RequireRole>;
  return (
    <SiteLayout>
      {page ?? (serverPage.leftOut ? <LeftOut /> : <NotFound />)}
      <WaitingRequestNotice path={pathname} lng={current} />
    </SiteLayout>
  );
}

const keyOf = ({ remote, route, params }: Match): string =>
  [remote.manifest.name, route.id, ...Object.values(params)].join('/');

const inLayout = (match: Match, lng: LanguageCode, page: ReactNode): ReactNode =>
  match.route.layout ? (
    <RemoteLayout id={match.route.layout} match={match} lng={lng}>
      {page}
    </RemoteLayout>
  ) : (
    page
  );

/** Shows a page only to roles that may use it. The API enforces this. */
function RequireRole({ match: { route }, children }: { match: Match; children: ReactNode }) {
  const { status, user } = useSession();
  if (route.access !== 'signed-in') return children;
  if (status === 'loading') return null;
  if (!user) return <Navigate to="/admin/login" replace />;
  return !route.roles || route.roles.includes(user.role) ? children : <Navigate to="/admin" replace />;
}
