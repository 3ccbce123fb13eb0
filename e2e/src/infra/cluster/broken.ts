import type { Container, Manifest, PodSpec } from './manifest.ts';

export type Change = (manifests: Manifest[]) => void;

export const find = (manifests: Manifest[], kind: string, name: string): Manifest => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

/** Replaces fields of a spec. */
export const spec =
  (kind: string, name: string, fields: object): Change =>
  (manifests) =>
    void Object.assign(find(manifests, kind, name).spec ?? {}, fields);

export const podOf = (manifests: Manifest[], kind: string, name: string): PodSpec =>
  (find(manifests, kind, name).spec!['template'] as { spec: PodSpec }).spec;

/** Replaces fields of the pods of the shell. */
export const pod =
  (fields: object): Change =>
  (manifests) =>
    void Object.assign(podOf(manifests, 'Deployment', 'web'), fields);

export const containerOf = (manifests: Manifest[], kind: string, name: string): Container =>
  podOf(manifests, kind, name).containers[0]!;

/** Replaces fields of the shell's container. */
export const container =
  (fields: object): Change =>
  (manifests) =>
    void Object.assign(containerOf(manifests, 'Deployment', 'web'), fields);

/** Replaces fields of what the shell's container may do. */
export const rights =
  (fields: object): Change =>
  (manifests) =>
    void Object.assign(containerOf(manifests, 'Deployment', 'web').securityContext ?? {}, fields);

export const without =
  (kind: string, name: string): Change =>
  (manifests) =>
    void manifests.splice(manifests.indexOf(find(manifests, kind, name)), 1);

export const env =
  (name: string, value: string): Change =>
  (manifests) =>
    void containerOf(manifests, 'Deployment', 'api').env?.push({ name, value });
