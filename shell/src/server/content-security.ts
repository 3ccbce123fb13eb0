import type { Snapshot } from './registry/snapshot';
import type { InlineStyle } from './render/shell-build';
import { sha256Source } from './integrity';

interface Inlined {
  boot: string;
  importMap: string | null;
  styles: InlineStyle[];
  snapshot: Snapshot;
}

/** Policies by hash, since pages are cached: what is inlined is named, everything else comes from our own origin. */
export function contentSecurityPolicy({ boot, importMap, styles, snapshot }: Inlined): string {
  const policies = snapshot.remotes.map(({ manifest }) => `${manifest.globalName}#webpack`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[boot, importMap].filter((script) => script !== null).map(sha256Source)],
    'style-src': ["'self'", ...styles.map(({ css }) => sha256Source(css))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['lens-boot', 'lens-scripts', 'lens-kept-page', 'shell#webpack', ...policies],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
