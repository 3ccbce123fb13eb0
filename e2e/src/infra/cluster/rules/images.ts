import { containersOf, ofKind, workloadsOf, type Manifest } from '../manifest.ts';

const pinned = /^[^@\s]+@sha256:(?!0{64})[0-9a-f]{64}$/;

/** A tag can be moved to another image; a digest is the image. */
export function imagesAreFixed(manifests: Manifest[]): string[] {
  const ofPods = workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload).map(({ name, image }) => ({ name: `${workload.name} ${name}`, image })),
  );
  const ofDatabases = ofKind(manifests, 'Cluster').map(({ metadata, spec }) => ({
    name: `Cluster ${metadata.name}`,
    image: typeof spec?.['imageName'] === 'string' ? spec['imageName'] : '',
  }));
  return [...ofPods, ...ofDatabases]
    .filter(({ image }) => !pinned.test(image))
    .map(({ name, image }) => `${name}: ${image || 'its image'} has no digest`);
}
