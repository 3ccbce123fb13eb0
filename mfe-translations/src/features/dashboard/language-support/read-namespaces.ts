import { readJson } from '../../../components/read-json';

export interface Namespace {
  name: string;
  /** The remote that ships it, or `shell`. */
  owner: string;
  /** The back office is in English only, so its texts need no translation. */
  englishOnly: boolean;
  /** Codes of the languages that ship a file. */
  languages: string[];
}

/** `GET /locales/index.json`: languages that ship a file, by namespace. */
type LocaleIndex = Record<string, string[]>;

/** `GET /remotes/registry.json`, the part that says which remote ships which file. */
interface ShippedFiles {
  remotes: Record<string, { files: Record<string, unknown> }>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isIndex = (value: unknown): value is LocaleIndex =>
  isRecord(value) &&
  Object.values(value).every(
    (codes) => Array.isArray(codes) && codes.every((code) => typeof code === 'string'),
  );

const isRegistry = (value: unknown): value is ShippedFiles =>
  isRecord(value) &&
  isRecord(value['remotes']) &&
  Object.values(value['remotes']).every((remote) => isRecord(remote) && isRecord(remote['files']));

const localeFilePattern = /^locales\/[\w-]+\/([\w-]+)\.json$/;

function ownersByNamespace({ remotes }: ShippedFiles): Map<string, string> {
  const owners = Object.entries(remotes).flatMap(([owner, { files }]) =>
    Object.keys(files).flatMap((file): [string, string][] => {
      const name = localeFilePattern.exec(file)?.[1];
      return name ? [[name, owner]] : [];
    }),
  );
  return new Map(owners);
}

/**
 * Every namespace that the site serves now, those of the back office last. The shell owns those that no remote ships.
 * @param staffRemoteNames remotes for staff only
 * @throws Error when the index or the registry cannot be read
 */
export async function readNamespaces(
  staffRemoteNames: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Namespace[]> {
  const [index, registry] = await Promise.all(
    ['/locales/index.json', '/remotes/registry.json'].map((address) => readJson(address, signal)),
  );
  if (!isIndex(index)) throw new Error('/locales/index.json does not list languages by namespace.');
  if (!isRegistry(registry)) throw new Error('/remotes/registry.json does not list files by remote.');
  const owners = ownersByNamespace(registry);
  return Object.entries(index)
    .map(([name, languages]): Namespace => {
      const owner = owners.get(name) ?? 'shell';
      return { name, owner, englishOnly: staffRemoteNames.has(owner), languages };
    })
    .sort((one, other) => Number(one.englishOnly) - Number(other.englishOnly));
}
