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
    'A path starts with a slash, ends without one, and contains lower-case letters, digits, - and _ (":name" for a parameter).',
  );
const example = z
  .string()
  .max(200)
  .regex(/^(?:\/[\w.~-]+)+$/, 'An example is the address of a page, for example "/blog/an-article".');
const modulePath = z.string().regex(/^\.\/[\w./-]+$/);
const asset = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.(?:jpg|png)$/);
/** `namespace:key`; no part of a key may be `__proto__`. */
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
 * `copy` lists its texts, as `namespace` or `namespace:subtree` (`common:home`); only those are sent with the page.
 * A `signed-in` page redirects to /admin/login when there is no valid session.
 */
const remoteRoute = z.strictObject({
  id,
  path,
  module: modulePath,
  surface: z.enum(['public', 'admin']),
  copy: z.array(copyName).max(50).default([]),
  /** The layout around the page, from any remote. */
  layout: id.optional(),
  /** Query parameters that `load` reads: when one of them changes, `load` runs again. */
  query: z.array(id).optional(),
  access: z.enum(['anyone', 'signed-in']).default('anyone'),
  roles: z.array(role).optional(),
  /**
   * Whether the page module exports `action`, which answers a form posted without JavaScript. The shell runs no
   * undeclared action. Shared caches may not store such a page at an address with a query.
   */
  action: z.boolean().default(false),
  /** Whether pages of this site may show it in a frame. Other sites never may. */
  framed: z.boolean().default(false),
  /** The picture for shared links to the page, instead of the remote's: 1200 × 630, among its assets. */
  image: asset.optional(),
  /** Whether it shows what staff write, such as articles, which no sign-off includes. */
  staffTexts: z.boolean().optional(),
  /** Whether search engines may list the page. */
  listed: z.boolean().default(true),
  /**
   * For a path with one parameter: the list under /api whose published items are its pages, each with a field of the
   * parameter's name (`/articles/public` for `/blog/:slug`). The site map lists each page in the languages for which
   * `body_lng`, or else `lng`, is the requested one.
   */
  entries: path.optional(),
  /**
   * For a path with parameters: addresses of this page, at which the gate tries it. They need not exist; a page of
   * `entries` is tried with a published item where there is an API.
   */
  examples: z.array(example).min(1).max(3).optional(),
});

const remoteLayout = z.strictObject({ id, module: modulePath });

/**
 * Something over public pages for staff who ask for it by its `id` and have one of the roles. Nobody else loads any of
 * it.
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

/** The version of the platform and of the API on this site. */
const providedRange = '^1';

/**
 * The version of `name` that a remote needs. This site provides only one, so a remote that needs another one cannot be
 * published or composed.
 */
const requiredVersion = (name: string) =>
  z.literal(providedRange, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `This remote needs ${name} ${input.slice(0, 40)}, and this site offers ${providedRange}.`
        : `Name the version of ${name} that the remote needs: "${providedRange}".`,
  });

/** What a remote offers, declared in its `src/remote.ts`. */
export const remoteDeclaration = z.strictObject({
  manifestVersion: z.literal(1),
  name: id,
  /** The range of the shell's platform that the remote was built for. */
  platform: requiredVersion('the platform'),
  /** The version of the API that the remote needs; undefined if it does not use the API. */
  api: requiredVersion('the API').optional(),
  /**
   * The settings of the practice that its pages read, as `publicPractice` names them. The gate refuses a remote that needs
   * one which the site does not have; undefined if it says nothing about them.
   */
  settings: z
    .array(z.string().regex(/^[a-z][A-Za-z]{0,39}$/))
    .max(60)
    .optional(),
  namespaces: z.array(z.string().regex(/^[a-z][a-z-]*$/)).max(20),
  /** The picture for shared links to its pages: 1200 × 630, among its assets. */
  image: asset.optional(),
  routes: z.array(remoteRoute).max(200),
  layouts: z.array(remoteLayout).max(20).default([]),
  navigation: z.array(navigationEntry).max(24).default([]),
  /** Undefined if there are none, since every page contains the manifests of its remotes. */
  overlays: z.array(remoteOverlay).max(20).optional(),
});

const assets = z.strictObject({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** What the module may load later; undefined if the build does not know. */
  later: z.array(z.string()).optional(),
});

const languageList = z.array(z.enum(codes));

/** The owner of a remote: the name of a package or a team. */
const remoteOwner = z
  .string()
  .regex(/^[\w@][\w@./ +-]{0,99}$/, 'Name the owner of the remote: a package or a team.');

/**
 * The name of a federation container. It becomes a global variable, and part of the name of a trusted-types policy in
 * the Content-Security-Policy of every page.
 */
export const containerName = z
  .string()
  .regex(
    /^[A-Za-z_][A-Za-z0-9_]{0,79}$/,
    'Use the name of a variable: ASCII letters, digits and _, not beginning with a digit.',
  );

/** In characters. Every page contains the manifests of its remotes without their `assets`; ours have half of this. */
const manifestMaxLength = 16_000;

const manifest = remoteDeclaration.extend({
  /** The owner; the registry reserves a remote's name for it. */
  owner: remoteOwner.optional(),
  version: versionName,
  /** The languages in which every namespace of the remote is complete. */
  languages: languageList,
  /** The `languages` of a route are those in which the page and the remote's menu labels are complete. */
  routes: z.array(remoteRoute.extend({ languages: languageList.default(['en']) })).max(200),
  /** The name of the federation container; a classic remoteEntry.js registers it as a global under this name. */
  globalName: containerName,
  /** Whether remoteEntry.js is a classic script (`global`) or an ES module. */
  entryType: z.enum(['global', 'module']).default('global'),
  /**
   * The files that each module needs, relative to the version folder, in loading order. Only for classic scripts, since
   * ES modules load what they import.
   */
  assets: z.record(z.string(), assets),
});

/** `remote.json` in a version folder: the declaration, and what the build adds. */
export const remoteManifest = manifest.refine(
  ({ assets: _assets, ...sent }) => JSON.stringify(sent).length <= manifestMaxLength,
  `It is too large, since every page contains it. Without "assets" it may have ${manifestMaxLength} characters.`,
);

export type RemoteDeclaration = z.input<typeof remoteDeclaration>;
export type RemoteManifest = z.infer<typeof remoteManifest>;
export type RemoteRoute = RemoteManifest['routes'][number];
export type RemoteLayout = z.infer<typeof remoteLayout>;
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** Gives a remote's declaration its type; the build validates it. */
export const defineRemote = (remote: RemoteDeclaration): RemoteDeclaration => remote;
