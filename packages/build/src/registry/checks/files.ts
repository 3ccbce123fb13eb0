import type { RemoteManifest } from '@lens/contracts/remote';

/** Files that the manifest names and the build does not contain. */
export function findFileProblems(files: string[], manifest: RemoteManifest): string[] {
  const present = new Set(files);
  const missing = (what: string, names: string[]) =>
    names.filter((name) => !present.has(name)).map((name) => `${what}: there is no ${name}.`);
  const images = [manifest.image, ...manifest.routes.map(({ image }) => image)];
  return [
    ...missing('The container', ['remoteEntry.js']),
    ...Object.entries(manifest.assets).flatMap(([module, { scripts, styles, later = [] }]) =>
      missing(`assets of ${module}`, [...scripts, ...styles, ...later]),
    ),
    ...missing('image', [
      ...new Set(images.flatMap((image) => (image === undefined ? [] : [`assets/${image}`]))),
    ]),
  ];
}
