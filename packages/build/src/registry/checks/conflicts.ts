import { languages } from '@lens/contracts/languages';
import type { RemoteManifest } from '@lens/contracts/remote';

/** The first segments of addresses that belong to the shell. */
const reservedSegments = new Set([
  ...['api', 'development', 'healthz', 'locales', 'readyz', 'remotes', 'shell', 'static'],
  ...['en-xa', 'ar-xb', ...languages.map(({ code }) => code.toLowerCase())],
]);

const shellNamespaces = ['navigation'];

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');

/** Whether an address could match both paths. */
export function overlap(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  return (
    first.length === second.length &&
    first.every((segment, at) => segment === second[at] || isParameter(segment) || isParameter(second[at]!))
  );
}

const findRepeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** What a remote declares although it belongs to the shell, or declares twice. */
export function findClaimProblems({ routes, namespaces, layouts, overlays = [] }: RemoteManifest): string[] {
  return [
    ...routes
      .filter(({ path }) => reservedSegments.has(segmentsOf(path)[0] ?? ''))
      .map(({ id, path }) => `route ${id}: ${path} belongs to the shell.`),
    ...namespaces
      .filter((name) => shellNamespaces.includes(name))
      .map((name) => `namespaces: ${name} belongs to the shell.`),
    ...findRepeated(routes.map(({ id }) => id)).map((id) => `routes: ${id} is declared twice.`),
    ...findRepeated(routes.map(({ path }) => path)).map((path) => `routes: ${path} is declared twice.`),
    ...findRepeated(layouts.map(({ id }) => id)).map((id) => `layouts: ${id} is declared twice.`),
    ...findRepeated(overlays.map(({ id }) => id)).map((id) => `overlays: ${id} is declared twice.`),
  ];
}

/** What a remote declares although another one does already. @param others the other active remotes */
export function findConflicts(manifest: RemoteManifest, others: RemoteManifest[]): string[] {
  return others.flatMap((other) => {
    const taken = (declared: string) => `${declared} belongs to ${other.name}, which is active.`;
    const namespaces = manifest.namespaces.filter((name) => other.namespaces.includes(name));
    const layouts = manifest.layouts.filter(({ id }) => other.layouts.some((layout) => layout.id === id));
    const overlays = (manifest.overlays ?? []).filter(({ id }) =>
      other.overlays?.some((overlay) => overlay.id === id),
    );
    return [
      ...manifest.routes.flatMap(({ id, path }) =>
        other.routes
          .filter((route) => overlap(route.path, path))
          .map((route) => taken(`route ${id}: ${path} (there ${route.path})`)),
      ),
      ...namespaces.map((name) => taken(`namespaces: ${name}`)),
      ...layouts.map(({ id }) => taken(`layouts: ${id}`)),
      ...overlays.map(({ id }) => taken(`overlays: ${id}`)),
      ...(manifest.globalName === other.globalName ? [taken(`globalName: ${manifest.globalName}`)] : []),
    ];
  });
}
