import type { VersionPreview } from '@lens/contracts/version-previews';
import type { Match } from '../../page/match';
import { serializeLanguages, serializeRemote } from '../../page/serialized-remote';
import { serializeSettings } from '../../page/serialized-settings';
import { contentSecurityPolicy } from '../content-security';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { writeDocument } from '../render/document';
import { previewBanner, previewStyle } from '../render/preview-banner';
import { importMapOf } from '../render/import-map';
import { pageIntegrity } from '../render/page-integrity';
import { scriptsOf, stylesOf } from '../render/page-parts';
import type { RenderOutput } from '../render/renderer';
import type { PageServices } from './page-services';
import type { InitialState } from './create-page-state';

interface RenderedPage {
  snapshot: Snapshot;
  match: Match | null;
  state: InitialState;
  remotes: ServedRemote[];
  output: RenderOutput;
  /** Whether pages of this site may frame it. */
  framed: boolean;
  /** The version that only the one who asks gets. */
  preview: VersionPreview | undefined;
}

/** What is sent for a page. */
export interface PageDocument {
  html: string;
  policy: string;
  /** Addresses of the fonts that the first paint needs. */
  fonts: string[];
}

/** Writes the document of a rendered page with its styles, state and scripts, and the content policy for them. */
export async function createPageDocument(
  { shell, log }: Pick<PageServices, 'shell' | 'log'>,
  { snapshot, match, state, remotes, output, framed, preview }: RenderedPage,
): Promise<PageDocument> {
  const onRefused = (failure: unknown) => log.error({ failure }, 'style sheet left out');
  const styles = [
    ...shell.styles,
    ...shell.scriptStyle(state.lng),
    ...(await stylesOf(snapshot, match, onRefused)),
    ...(preview ? [previewStyle] : []),
  ];
  const before = [
    // In the back office, layouts and pages of several remotes belong together.
    ...(state.surface === 'public' && remotes.length > 1 ? shell.forSeveralRemotes : []),
    ...(state.rollouts ? shell.forRollouts : []),
  ];
  const scripts = [...before, ...shell.scripts, ...scriptsOf(snapshot, match), ...shell.forTraces];
  const importMap = importMapOf(remotes);
  const html = writeDocument({
    state: {
      ...state,
      composition: { id: snapshot.id, remotes: remotes.map(serializeRemote) },
      settings: serializeSettings(state.settings),
      offered: serializeLanguages(state.offered),
      integrity: pageIntegrity({ snapshot, match, remotes, shell, styles, scripts }),
      rendered: output.rendered,
      data: output.data,
      notFound: output.notFound,
      actionState: output.actionState,
    },
    html: output.html,
    banner: preview ? previewBanner(preview) : '',
    head: output.head,
    shell,
    styles,
    scripts,
    importMap,
    pageFont: shell.pageFont(state.lng, match?.route.path),
  });
  const { boot, fontHost } = shell;
  const hasVideo = state.settings.videoId !== null;
  const policyInput = {
    boot,
    importMap,
    fontHost,
    styles,
    snapshot,
    hasVideo,
    surface: state.surface,
    framed,
  };
  const fonts = output.rendered ? shell.firstFonts(state.lng) : [];
  return { html, policy: contentSecurityPolicy(policyInput), fonts };
}
