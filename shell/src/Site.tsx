import { useMemo, type ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import { useSession } from '@lens/platform/session';
import { Navigate, useLocation } from '@lens/platform/router';
import { useComposer } from './composition/composer';
import { FormElsewhere } from './composition/FormElsewhere';
import { FullLoad } from './composition/FullLoad';
import { LeftOut } from './composition/LeftOut';
import { matchRoute, type Match } from './page/match';
import { usePrefetch } from './composition/prefetch/use-prefetch';
import { RemoteLayout } from './composition/RemoteLayout';
import { RemotePage } from './composition/RemotePage';
import { useLanguage } from './i18n/language-choice';
import { NotFound } from './layout/PageNotice';
import { SiteLayout } from './layout/SiteLayout';
import { useRouteChange } from './useRouteChange';

/** The page that the address names, on its surface: the public site, or the back office with its own layout. */
export function Site() {
  const { composition, surface, sent } = useComposer();
  const { current } = useLanguage();
  const { pathname, search } = useLocation();
  // Only what the page reads of the query makes it another page.
  const read = matchRoute(composition.remotes, pathname, search)?.search;
  const match = useMemo(() => matchRoute(composition.remotes, pathname, read), [composition, pathname, read]);
  const elsewhere = pathname !== sent.path && match?.route.surface !== surface;
  useRouteChange(pathname);
  usePrefetch(pathname, current);

  if (elsewhere) return <FullLoad />;
  const page = match && <RemotePage key={keyOf(match)} match={match} path={pathname} lng={current} />;
  if (surface === 'admin') return match && <Guarded match={match}>{inLayout(match, current, page)}</Guarded>;
  return (
    <SiteLayout>
      {page ?? (sent.leftOut ? <LeftOut /> : <NotFound />)}
      <FormElsewhere path={pathname} lng={current} />
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

/** Hides what a role cannot use; the API refuses it anyway. */
function Guarded({ match: { route }, children }: { match: Match; children: ReactNode }) {
  const { status, user } = useSession();
  if (route.access !== 'signed-in') return children;
  if (status === 'loading') return null;
  if (!user) return <Navigate to="/admin/login" replace />;
  return !route.roles || route.roles.includes(user.role) ? children : <Navigate to="/admin" replace />;
}
