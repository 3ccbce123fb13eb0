import { z } from 'zod';

const version = z.string().regex(/^[\w.+-]{1,80}$/);
const file = z.string().regex(/^[\w@.-]+(?:\/[\w@.-]+)*$/);

/** One active version of a remote: where it stands and the hash of every file that may be run or shown. */
export const registryEntry = z.strictObject({
  version,
  /** The version that was active before this one: where a rollback leads. */
  previous: version.optional(),
  /** The version folder's address, ending in a slash: `/remotes/mfe-public/1.0.0/`. */
  address: z.string().regex(/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/),
  /** Subresource-integrity values (`sha384-…`) by path relative to the folder. */
  files: z.record(file, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});

/** `GET /remotes/registry.json`. */
export const registry = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), registryEntry),
});

/** Of the files of a version, those that a browser runs or shows as style, in the order of the registry. */
export const codeOf = (files: RegistryEntry['files']): RegistryEntry['files'] =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name) && !name.startsWith('server/')),
  );

export type Registry = z.infer<typeof registry>;
export type RegistryEntry = z.infer<typeof registryEntry>;
