import { containerName } from '@lens/contracts/remote';
import type { Snapshot } from './registry/snapshot';
import type { InlineStyle } from './render/shell-build';
import { sha256Source } from './integrity';

interface PolicyInput {
  boot: string;
  importMap: string | null;
  styles: InlineStyle[];
  snapshot: Snapshot;
  /** Another origin that fonts are loaded from. */
  fontHost: string | null;
  /** Whether the site has a video. Any page may need to play it, because a navigation keeps the document's policy. */
  hasVideo: boolean;
  /** Pages of the back office may frame public pages, as previews. */
  surface: 'public' | 'admin';
  /** Whether pages of this site may frame this one, as a preview. */
  framed: boolean;
}

const videoHost = 'https://www.youtube-nocookie.com';

/**
 * Blocks all scripts without a hash, whatever adds them. Browsers have no such rule for style sheets yet, which only
 * the page's guard checks.
 */
export const integrityPolicy = 'blocked-destinations=(script)';

/**
 * The content policy of a page: inline code by its hash, as pages are cached, and everything else from our own origin.
 */
export function contentSecurityPolicy({
  boot,
  importMap,
  styles,
  snapshot,
  fontHost,
  hasVideo,
  surface,
  framed,
}: PolicyInput): string {
  // Validated again, although manifests are, because a bad name could add directives.
  const remotePolicies = snapshot.remotes.flatMap(({ manifest: { globalName } }) =>
    containerName.safeParse(globalName).success ? [`${globalName}#webpack`] : [],
  );
  const frames = surface === 'admin' ? "'self'" : hasVideo && videoHost;
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
      'lens-sent-page',
      'lens-data',
      // The article editor parses pasted HTML in documents that are never shown.
      ...(surface === 'admin' ? ['ProseMirrorClipboard', 'lens-pasted'] : []),
      'shell#webpack',
      ...remotePolicies,
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
