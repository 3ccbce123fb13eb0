import { z } from 'zod';
import { role } from './access.js';
import { languages, type LanguageCode } from './languages.js';
import { remoteName, versionName } from './registry.js';

const id = remoteName;
const path = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[a-z0-9:_-]+(?:\/[a-z0-9:_-]+)*)?$/,
    'A path starts with a slash, ends without one, and is made of small letters, digits, - and _ (":name" for a parameter).',
  );
const modulePath = z.string().regex(/^\.\/[\w./-]+$/);
const asset = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.(?:jpg|png)$/);
/** `namespace:key`; a key is never one that every object has. */
const textName = z
  .string()
  .max(120)
  .regex(
    /^[a-z][a-z-]*:(?!(?:.*\.)?__proto__(?:\.|$))[\w.-]+$/,
    'A text is named as "namespace:key", for example "mfe-events:menu.events".',
  );
/** `namespace`, or `namespace:subtree`. */
const copyName = z.union([z.string().regex(/^[a-z][a-z-]*$/), textName]);
const codes = languages.map((language) => language.code) as [LanguageCode, ...LanguageCode[]];

/**
 * A page that the shell mounts at `path`.
 * `module` is the source path of its module, relative to the remote's `src`, without extension.
 * `copy` names what it says: `namespace` or `namespace:subtree` (`common:home`); only that is sent with the page.
 * A `signed-in` page redirects to /admin/login when there is no valid session.
 */
const remoteRoute = z.strictObject({
  id,
  path,
  module: modulePath,
  surface: z.enum(['public', 'admin']),
  copy: z.array(copyName).max(50).default([]),
  /** A layout offered by any remote on the registry, around the page. */
  layout: id.optional(),
  /** Parameters of the address that `load` reads: the page is loaded anew when one of them changes. */
  query: z.array(id).optional(),
  access: z.enum(['anyone', 'signed-in']).default('anyone'),
  roles: z.array(role).optional(),
  /**
   * The page module exports `action`, which answers a form posted without JavaScript. The shell runs no other, and keeps
   * from shared caches what such a page answers to an address with a query.
   */
  action: z.boolean().default(false),
  /** Pages of this site may show it in a frame; nobody else may, and no other page. */
  framed: z.boolean().default(false),
  /** Picture of a link to the page where it is shared, instead of the remote's: 1200 × 630, among its assets. */
  image: asset.optional(),
  /** It shows what staff write, as articles and stories are: nobody who reviews the remote's own texts has read that. */
  staffTexts: z.boolean().optional(),
  /** Search engines are told of the page. */
  listed: z.boolean().default(true),
  /**
   * Of a path with one parameter: the list under /api whose published items are its pages, each with a field of the
   * parameter's name (`/articles/public` for `/blog/:slug`). The site map names them, each in the languages in which its
   * `body_lng`, or else its `lng`, says that it is there.
   */
  entries: path.optional(),
});

const remoteLayout = z.strictObject({ id, module: modulePath });

/**
 * Lies over public pages, in the browsers of those who ask for it by its `id` and have one of the roles; nobody else
 * loads any of it.
 */
const remoteOverlay = z.strictObject({ id, module: modulePath, roles: z.array(role).min(1) });

const navigationLink = z.strictObject({
  id,
  /** `namespace:key` in a namespace of the remote that declares the entry. */
  label: textName,
  path: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/#_-]*$/, 'The path of a page of this site, with a leading slash.'),
  roles: z.array(role).optional(),
});

const navigationEntry = navigationLink.extend({
  menu: z.enum(['header', 'admin', 'footer']),
  order: z.int(),
  children: z.array(navigationLink).max(12).default([]),
});

/** The versions that this site offers to remotes. */
const offeredRange = '^1';

/**
 * The version of something that a remote needs. This site offers one of each, so a remote that names another one cannot
 * work here: it is neither published nor composed.
 */
const neededVersion = (what: string) =>
  z.literal(offeredRange, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `This remote needs ${what} ${input.slice(0, 40)}, and this site offers ${offeredRange}.`
        : `Name the version of ${what} that the remote needs: "${offeredRange}".`,
  });

/** What a remote offers, declared in its `src/remote.ts`. */
export const remoteDeclaration = z.strictObject({
  manifestVersion: z.literal(1),
  name: id,
  /** The range of the shell's platform that the remote was built for. */
  platform: neededVersion('the platform'),
  /** The API version the remote needs; absent when it calls none. */
  api: neededVersion('the API').optional(),
  namespaces: z.array(z.string().regex(/^[a-z][a-z-]*$/)).max(20),
  /** Picture of a link to any of its pages where it is shared: 1200 × 630, among its assets. */
  image: asset.optional(),
  routes: z.array(remoteRoute).max(200),
  layouts: z.array(remoteLayout).max(20).default([]),
  navigation: z.array(navigationEntry).max(24).default([]),
  /** Absent where there are none: pages carry the manifests of their remotes. */
  overlays: z.array(remoteOverlay).max(20).optional(),
});

const assets = z.strictObject({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** What the module may load by itself, later; absent where the build does not know. */
  later: z.array(z.string()).optional(),
});

const spoken = z.array(z.enum(codes));

/** Whose a remote is: a package's name, a team's. */
const remoteOwner = z
  .string()
  .regex(/^[\w@][\w@./ +-]{0,99}$/, 'Say whose the remote is, as the name of a package or a team.');

/**
 * The name of a federation container: a variable of the browser, and part of the name of a trusted-types policy, which
 * stands in the Content-Security-Policy of every page.
 */
export const containerName = z
  .string()
  .regex(
    /^[A-Za-z_][A-Za-z0-9_]{0,79}$/,
    'The name of a variable: ASCII letters, digits and _, and no digit first.',
  );

/** Every page carries the manifests of its remotes without their `assets`; ours have half of this, in characters. */
const manifestLimit = 16_000;

const manifest = remoteDeclaration.extend({
  /** Who published it; the registry keeps a name for its owner. */
  owner: remoteOwner.optional(),
  version: versionName,
  /** Languages in which every namespace of the remote is complete. */
  languages: spoken,
  /** `languages` are those in which the page is complete, the remote's menu labels included. */
  routes: z.array(remoteRoute.extend({ languages: spoken.default(['en']) })).max(200),
  /** The name of the federation container; a classic remoteEntry.js registers it as a global under this name. */
  globalName: containerName,
  /** Whether remoteEntry.js is a classic script (`global`) or an ES module. */
  entryType: z.enum(['global', 'module']).default('global'),
  /**
   * Files that a module needs, by module, relative to the version folder, in loading order. Classic scripts only: ES
   * modules fetch what they import.
   */
  assets: z.record(z.string(), assets),
});

/** `remote.json` in a version folder: the declaration plus what the build found out. */
export const remoteManifest = manifest.refine(
  ({ assets: _files, ...travels }) => JSON.stringify(travels).length <= manifestLimit,
  `It is too large: every page carries it. Without "assets" it may have ${manifestLimit} characters.`,
);

export type RemoteDeclaration = z.input<typeof remoteDeclaration>;
export type RemoteManifest = z.infer<typeof remoteManifest>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteLayout = z.infer<typeof remoteLayout>;
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** Types a remote's table of contents; the build validates it. */
export const defineRemote = (remote: RemoteDeclaration): RemoteDeclaration => remote;
