import { createHash } from 'node:crypto';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { TextTree } from '@lens/contracts/text-tree';

interface Remote {
  manifest: { name: string };
  /** Of its version's folder. */
  address: string;
}

/** The part of a shell's page state that changes here; all else stays as the shell sent it. */
interface State {
  surface: 'public' | 'admin';
  lng: LanguageCode;
  composition: { remotes: Remote[] };
  texts: Record<string, TextTree>;
  integrity: { modules: string[]; files: Record<string, string> };
  rendered: boolean;
  data?: unknown;
  notFound?: boolean;
  leftOut?: boolean;
  actionState?: unknown;
}

interface Script {
  src: string;
  integrity: string;
}

export interface LocalRemote {
  manifest: RemoteManifest;
  /** Counts the builds. */
  build: number;
  /** Its texts in a language, by namespace. */
  texts: (lng: LanguageCode) => Record<string, TextTree>;
  /** The text of client.js. */
  client: string;
}

export const clientAddress = '/lens-dev/client.js';

/** Where the page believes the remote to be; it asks for pictures there. */
export const developmentAddress = (name: string): string => `/remotes/${name}/development/`;

/** The container that client.js provides. */
const developmentContainer = (globalName: string): string => `lens_dev_${globalName}`;

const blockPattern = (id: string) =>
  new RegExp(`<script type="application/json" id="${id}"( data-eager)?>([^<]*)</script>`);

const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const writeBlock = (id: string, value: unknown, attribute = ''): string =>
  `<script type="application/json" id="${id}"${attribute}>${escapeJson(value)}</script>`;

/** `/es/new-remote` → `/new-remote` */
function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLanguageCode(first) ? `/${rest.join('/')}` : path;
}

/** The route of the remote at an address. */
export function routeAt(
  { routes }: RemoteManifest,
  path: string,
): RemoteManifest['routes'][number] | undefined {
  const parts = withoutLanguage(path).split('/');
  return routes.find((route) => {
    const pattern = route.path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

const inlinedStyle = /<style(?: data-prefix="([^"]*)")? data-href="([^"]*)">[^<]*<\/style>\n?/g;

/** Loaders know sheets by their names, and would take one of the shell's version for that of this machine. */
function withoutStyles(html: string, { assets }: RemoteManifest): string {
  const own = new Set(Object.values(assets).flatMap(({ styles }) => styles));
  return html.replace(inlinedStyle, (element: string, prefix: string | undefined, names: string) =>
    names.split(' ').every((name) => own.has(`${prefix ?? ''}${name}`)) ? '' : element,
  );
}

/** Whether the shell wrote this document as one of its pages. */
export const isPage = (html: string): boolean => blockPattern('lens-state').test(html);

/** The remotes of a page with one more, or with another one in the place of that name, so that menus keep their order. */
function withRemote({ composition: { remotes } }: State, remote: Remote): Remote[] {
  const isThere = remotes.some(({ manifest }) => manifest.name === remote.manifest.name);
  return isThere
    ? remotes.map((other) => (other.manifest.name === remote.manifest.name ? remote : other))
    : [...remotes, remote];
}

/**
 * Puts a remote from this machine into a page that a shell has sent, in place of the version that it has. The
 * browser renders all of it, since the shell’s markup has other menu entries.
 */
export function showInPage(
  html: string,
  path: string,
  { manifest, build, texts, client }: LocalRemote,
): string {
  const { name, globalName, entryType, assets: _assets, owner: _owner, ...sent } = manifest;
  const state = JSON.parse(blockPattern('lens-state').exec(html)![2]!) as State;
  const [, , scriptsText = '[]'] = blockPattern('lens-scripts').exec(html) ?? [];
  const container = developmentContainer(globalName);
  const isOwn = routeAt(manifest, path)?.surface === state.surface;
  const remote = {
    manifest: { ...sent, name, globalName: container, entryType: 'global' },
    address: developmentAddress(name),
  };
  const isHere = manifest.routes.some(({ surface }) => surface === state.surface);
  const modules = [...manifest.routes, ...manifest.layouts].map(({ module }) => `${name}${module.slice(1)}`);
  const shown: State = {
    ...state,
    composition: {
      ...state.composition,
      remotes: isHere ? withRemote(state, remote) : state.composition.remotes,
    },
    texts: { ...state.texts, ...texts(state.lng) },
    integrity: { ...state.integrity, modules: [...state.integrity.modules, ...modules] },
    rendered: false,
    data: undefined,
    ...(isOwn && { notFound: undefined, leftOut: undefined, actionState: undefined }),
  };
  const integrity = `sha384-${createHash('sha384').update(client).digest('base64')}`;
  const scripts = (JSON.parse(scriptsText) as Script[]).filter(
    ({ src }) => !src.startsWith(`/remotes/${name}/`),
  );
  const settings = { name, container, globalName, entryType, build };
  const body = html
    .replace(
      /<div id="root">[\s\S]*<\/div>\n(?=<script type="application\/json" id="lens-state">)/,
      '<div id="root"></div>\n',
    )
    .replace('<link rel="expect" href="#main" blocking="render">\n', '');
  return withoutStyles(body, manifest)
    .replace(blockPattern('lens-state'), () => writeBlock('lens-state', shown))
    .replace(
      blockPattern('lens-scripts'),
      () =>
        `${writeBlock('lens-dev', settings)}\n${writeBlock(
          'lens-scripts',
          [{ src: clientAddress, integrity }, ...scripts],
          ' data-eager',
        )}`,
    );
}

/** Lets a page's content policy admit the trusted-types policies of the remote and of client.js, and nothing more. */
export const admitRemote = (policy: string, { globalName }: RemoteManifest): string =>
  policy
    .split(';')
    .map((directive) =>
      directive.trim().startsWith('trusted-types ')
        ? `${directive.replace(` ${globalName}#webpack`, '')} lens-dev ${globalName}#webpack`
        : directive,
    )
    .join(';');
