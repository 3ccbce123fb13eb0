import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ofKind, type Container, type Manifest, type PodSpec, type Volume } from '../manifest.ts';

export interface Mount {
  source: string;
  target: string;
  readOnly: boolean;
}

/** What a cluster would have, by the names that manifests refer to. */
export interface Stored {
  manifests: Manifest[];
  /** Where folders are made. */
  folder: string;
  /** The files of secrets, and of config maps that somebody brings. */
  files: Record<string, Record<string, string>>;
}

/** Writes the files of a secret or a config map as the kubelet does: root's, readable by the group of the pod. */
function writeFiles(folder: string, files: Record<string, string>, group: number, mode: number): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    chownSync(file, 0, group);
    chmodSync(file, mode);
  }
}

function folderOf(volume: Volume, { manifests, folder, files }: Stored, group: number): string {
  const claim = volume.persistentVolumeClaim?.claimName;
  const made = claim
    ? path.join(folder, `claim-${claim}`)
    : mkdtempSync(path.join(folder, `${volume.name}-`));
  mkdirSync(made, { recursive: true });
  chownSync(made, 0, group);
  const writable = claim || volume.emptyDir;
  chmodSync(made, volume.emptyDir ? 0o2777 : claim ? 0o2775 : 0o755);
  if (writable) return made;
  const mapName = volume.configMap?.name;
  const data = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name === mapName)?.data;
  if (mapName) writeFiles(made, data ?? files[mapName] ?? {}, 0, 0o644);
  const secrets = [
    volume.secret?.secretName,
    ...(volume.projected?.sources ?? []).map(({ secret }) => secret?.name),
  ];
  for (const name of secrets) if (name) writeFiles(made, files[name] ?? {}, group, 0o440);
  return made;
}

/** Makes the folders of a pod's volumes, and says what each container mounts. */
export function mountsOf(pod: PodSpec, stored: Stored): (container: Container) => Mount[] {
  const group = pod.securityContext?.fsGroup ?? 0;
  const volumes = new Map((pod.volumes ?? []).map((volume) => [volume.name, volume]));
  const folders = new Map([...volumes].map(([name, volume]) => [name, folderOf(volume, stored, group)]));
  return ({ volumeMounts = [] }) =>
    volumeMounts.map(({ name, mountPath, subPath, readOnly }) => {
      const source = path.join(folders.get(name)!, subPath ?? '');
      if (subPath && volumes.get(name)?.emptyDir) {
        mkdirSync(source, { recursive: true });
        chmodSync(source, 0o2777);
      }
      return {
        source,
        target: mountPath,
        readOnly: readOnly === true || !!volumes.get(name)?.persistentVolumeClaim?.readOnly,
      };
    });
}
