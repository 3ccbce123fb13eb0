import { remotesBucketVariables } from '@lens/contracts/remotes-bucket';
import { variableNames as ofApi } from '../../../../api/src/config/env.ts';
import { variableNames as ofShell } from '../../../../shell/src/server/env.ts';
import { templates } from '../nginx.ts';
import { containersOf, ofKind, workloadsOf, type Container, type Manifest } from './manifest.ts';

/** What the command of the image of the remotes reads (`packages/build/src/operate.ts`). */
const ofRemotes = [
  'REMOTES_DIR',
  'KEYS_DIR',
  'RELEASED_BY',
  'NODE_ENV',
  ...Object.keys(remotesBucketVariables),
];
/** What PostgreSQL's image reads, of its documentation. */
const ofPostgres = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'PGDATA'];
const ofNginx = templates().flatMap(({ text }) =>
  [...text.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name),
);

export const namesByImage: Record<string, string[]> = {
  api: ofApi,
  shell: ofShell,
  remotes: ofRemotes,
  nginx: [...new Set(ofNginx)],
  postgres: ofPostgres,
};

/** The last part of an image's name, without tag and digest. */
const imageName = (image: string): string => /([^/@:]+)(?:[:@][^/]*)?$/.exec(image)?.[1] ?? '';

/** The variables of a container, with the values of config maps; of secrets and of maps that somebody brings, `brought`. */
export function environmentOf(
  { env = [], envFrom = [] }: Container,
  manifests: Manifest[],
  brought: (name: string, key: string) => string | undefined,
): Record<string, string> {
  const maps = new Map(
    ofKind(manifests, 'ConfigMap').map(({ metadata, data }) => [metadata.name, data ?? {}]),
  );
  const ofMaps = envFrom.map(({ configMapRef }) => maps.get(configMapRef?.name ?? '') ?? {});
  const own = env.flatMap(({ name, value, valueFrom = {} }) => {
    const { configMapKeyRef: map, secretKeyRef: reference } = valueFrom;
    const found =
      value ??
      (map ? (maps.get(map.name)?.[map.key] ?? brought(map.name, map.key)) : undefined) ??
      (reference ? brought(reference.name, reference.key) : undefined);
    return found === undefined ? [] : [[name, found]];
  });
  return Object.assign({}, ...ofMaps, Object.fromEntries(own)) as Record<string, string>;
}

/** A variable that nobody parses is a setting that somebody believes in. */
export const variablesAreRead = (manifests: Manifest[]): string[] =>
  workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload).flatMap((container) => {
      const known = namesByImage[imageName(container.image)];
      const where = `${workload.name} ${container.name}`;
      if (!known) return [`${where}: nobody knows what ${container.image} reads`];
      return Object.keys(environmentOf(container, manifests, () => 'x'))
        .filter((name) => !known.includes(name))
        .map((name) => `${where}: ${name} is read by nobody`);
    }),
  );
