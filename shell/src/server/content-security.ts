import { containerName } from '@lens/contracts/remote';
import type { Snapshot } from './registry/snapshot';
import type { InlineStyle } from './render/shell-build';
import { sha256Source } from './integrity';

interface Inlined {
  boot: string;
  importMap: string | null;
  styles: InlineStyle[];
  snapshot: Snapshot;
  /** Another origin that faces come from. */
  fontHost: string | null;
  /** Whether a film can be played. The page that plays it may be opened from any other, under the policy of that one. */
  hasFilm: boolean;
  /** What staff work in shows public pages beside what they write. */
  surface: 'public' | 'admin';
  /** Whether our own pages may show this one beside what staff are writing. */
  framed: boolean;
}

const filmHost = 'https://www.youtube-nocookie.com';

/**
 * No script runs that came without a hash, whoever added it. Style sheets are left to the page's own guard: browsers know
 * no such rule for them yet.
 */
export const integrityPolicy = 'blocked-destinations=(script)';

/** Policies by hash, since pages are cached: what is inlined is named, everything else comes from our own origin. */
export function contentSecurityPolicy({
  boot,
  importMap,
  styles,
  snapshot,
  fontHost,
  hasFilm,
  surface,
  framed,
}: Inlined): string {
  // The schema says the same when a remote is composed; a policy is not the place to believe it.
  const policies = snapshot.remotes.flatMap(({ manifest: { globalName } }) =>
    containerName.safeParse(globalName).success ? [`${globalName}#webpack`] : [],
  );
  const frames = surface === 'admin' ? "'self'" : hasFilm && filmHost;
  const fonts = ["'self'", ...(fontHost ? [fontHost] : [])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[boot, importMap].filter((script) => script !== null).map(sha256Source)],
    'style-src': [...fonts, ...styles.map(({ css }) => sha256Source(css))],
    'img-src': ["'self'", 'data:'],
    'font-src': fonts,
    'connect-src': ["'self'"],
    ...(frames ? { 'frame-src': [frames] } : {}),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'lens-boot',
      'lens-scripts',
      'lens-kept-page',
      'lens-data',
      // The editor of articles reads what is pasted in documents that are never shown.
      ...(surface === 'admin' ? ['ProseMirrorClipboard', 'lens-pasted'] : []),
      'shell#webpack',
      ...policies,
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
