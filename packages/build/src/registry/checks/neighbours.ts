import { languages } from '@lens/contracts/languages';
import type { RemoteManifest } from '@lens/contracts/remote';

/** First segments of addresses that the shell answers itself. */
const reserved = new Set([
  ...['api', 'development', 'healthz', 'locales', 'readyz', 'remotes', 'shell', 'static'],
  ...['en-xa', 'ar-xb', ...languages.map(({ code }) => code.toLowerCase())],
]);

/** Namespaces of the shell's own texts. */
const shellNamespaces = ['navigation'];

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');

/** Whether some address is one of both. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  return (
    first.length === second.length &&
    first.every((segment, at) => segment === second[at] || isParameter(segment) || isParameter(second[at]!))
  );
}

const repeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** What a remote claims that is the shell's, or claims twice. */
export function faultsOfClaims({ routes, namespaces, layouts }: RemoteManifest): string[] {
  return [
    ...routes
      .filter(({ path }) => reserved.has(segmentsOf(path)[0] ?? ''))
      .map(({ id, path }) => `route ${id}: ${path} belongs to the shell.`),
    ...namespaces
      .filter((name) => shellNamespaces.includes(name))
      .map((name) => `namespaces: ${name} belongs to the shell.`),
    ...repeated(routes.map(({ id }) => id)).map((id) => `routes: ${id} is there twice.`),
    ...repeated(routes.map(({ path }) => path)).map((path) => `routes: ${path} is there twice.`),
    ...repeated(layouts.map(({ id }) => id)).map((id) => `layouts: ${id} is there twice.`),
  ];
}

/** What of a remote another one has already. @param others those that are active, itself left out */
export function faultsBeside(manifest: RemoteManifest, others: RemoteManifest[]): string[] {
  return others.flatMap((other) => {
    const taken = (what: string) => `${what} belongs to ${other.name}, which is active.`;
    const namespaces = manifest.namespaces.filter((name) => other.namespaces.includes(name));
    const layouts = manifest.layouts.filter(({ id }) => other.layouts.some((layout) => layout.id === id));
    return [
      ...manifest.routes.flatMap(({ id, path }) =>
        other.routes
          .filter((route) => overlap(route.path, path))
          .map((route) => taken(`route ${id}: ${path} (there ${route.path})`)),
      ),
      ...namespaces.map((name) => taken(`namespaces: ${name}`)),
      ...layouts.map(({ id }) => taken(`layouts: ${id}`)),
      ...(manifest.globalName === other.globalName ? [taken(`globalName: ${manifest.globalName}`)] : []),
    ];
  });
}
