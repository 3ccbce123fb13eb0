import { useEffect } from 'react';
import { useSession } from '@lens/platform/session';
import { Navigate, useLocation } from '@lens/platform/router';
import { useComposer } from './composition/composer';
import { matchRoute, type Match } from './composition/match';
import { RemotePage } from './composition/RemotePage';
import { useLanguage } from './i18n/language-choice';
import { NotFound } from './layout/PageNotice';
import { SiteLayout } from './layout/SiteLayout';
import { useRouteChange } from './useRouteChange';

/** The page that the address names, on its surface: the public site, or the back office with its own layout. */
export function Site() {
  const { composition, surface, sent } = useComposer();
  const { current } = useLanguage();
  const { pathname } = useLocation();
  const match = matchRoute(composition.remotes, pathname);
  const elsewhere = pathname !== sent.path && match?.route.surface !== surface;
  useRouteChange(pathname);

  if (elsewhere) return <FullLoad />;
  const page = match && <RemotePage key={keyOf(match)} match={match} path={pathname} lng={current} />;
  if (surface === 'admin') return match ? <Guarded match={match}>{page}</Guarded> : null;
  return <SiteLayout>{page ?? <NotFound />}</SiteLayout>;
}

const keyOf = ({ remote, route, params }: Match): string =>
  [remote.manifest.name, route.id, ...Object.values(params)].join('/');

/** What another surface, or nothing at all, answers under this address is the server's to say. */
function FullLoad() {
  useEffect(() => location.reload(), []);
  return null;
}

function Guarded({ match, children }: { match: Match; children: React.ReactNode }) {
  const status = useSession((session) => session.status);
  if (match.route.access === 'anyone') return children;
  if (status === 'loading') return null;
  return status === 'signed-in' ? children : <Navigate to="/admin/login" replace />;
}
