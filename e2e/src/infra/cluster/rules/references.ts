import { containersOf, ofKind, workloadsOf, type Manifest, type Workload } from '../manifest.ts';

/** `name/key`; without a key, all keys are meant. */
export interface References {
  secrets: string[];
  configMaps: string[];
  volumeClaims: string[];
}

function referencesOf(workload: Workload): References {
  const containers = containersOf(workload);
  const env = containers.flatMap(({ env: variables = [] }) => variables);
  const envFrom = containers.flatMap(({ envFrom: sources = [] }) => sources);
  const volumes = workload.pod.volumes ?? [];
  const projected = volumes.flatMap(({ projected: volume }) => volume?.sources ?? []);
  const named = (names: (string | undefined)[]) => names.filter((name) => name !== undefined);
  const keyed = (kind: 'secretKeyRef' | 'configMapKeyRef') =>
    env.flatMap(({ valueFrom }) => {
      const reference = valueFrom?.[kind];
      return reference ? [`${reference.name}/${reference.key}`] : [];
    });
  return {
    secrets: [
      ...keyed('secretKeyRef'),
      ...named(envFrom.map(({ secretRef }) => secretRef?.name)),
      ...named(volumes.map(({ secret }) => secret?.secretName)),
      ...named(projected.map(({ secret }) => secret?.name)),
    ],
    configMaps: [
      ...keyed('configMapKeyRef'),
      ...named(envFrom.map(({ configMapRef }) => configMapRef?.name)),
      ...named(volumes.map(({ configMap }) => configMap?.name)),
      ...named(projected.map(({ configMap }) => configMap?.name)),
    ],
    volumeClaims: named(volumes.map(({ persistentVolumeClaim: claim }) => claim?.claimName)),
  };
}

interface ObjectStoreSpec {
  configuration?: { s3Credentials?: Record<string, { name: string; key: string }> };
}

/** Every secret that somebody has to bring, as `name/key`, or as `name` where all its keys are files. */
export const secretsOf = (manifests: Manifest[]): string[] => [
  ...new Set([
    ...workloadsOf(manifests).flatMap((workload) => referencesOf(workload).secrets),
    ...ofKind(manifests, 'ObjectStore').flatMap(({ spec }) =>
      Object.values((spec as ObjectStoreSpec).configuration?.s3Credentials ?? {}).map(
        ({ name, key }) => `${name}/${key}`,
      ),
    ),
  ]),
];

/** Names of variables whose value opens something. */
const secretName = /(?:PASSWORD|SECRET|_KEY|KEY_ID|USERNAME)$|^(?:DATABASE|SMTP)_URL$/;
/** A path to a mounted file is no secret. */
const isHarmless = (value: string): boolean => value === '' || value.startsWith('/');

export function holdsNoSecret(manifests: Manifest[]): string[] {
  const inVariables = workloadsOf(manifests).flatMap((workload) =>
    containersOf(workload).flatMap(({ name, env = [] }) =>
      env
        .filter((one) => secretName.test(one.name) && one.value !== undefined && !isHarmless(one.value))
        .map((one) => `${workload.name} ${name}: ${one.name} is a secret in plain text`),
    ),
  );
  const inMaps = ofKind(manifests, 'ConfigMap').flatMap(({ metadata, data = {} }) =>
    Object.keys(data)
      .filter((name) => secretName.test(name))
      .map((name) => `ConfigMap ${metadata.name}: ${name} is a secret in plain text`),
  );
  const objects = ofKind(manifests, 'Secret').map(
    ({ metadata }) => `Secret ${metadata.name}: it is brought by somebody, not by these files`,
  );
  return [...inVariables, ...inMaps, ...objects];
}

/** @param documented the secrets and settings that an operator is told to bring */
export function secretsAreDocumented(manifests: Manifest[], documented: string[]): string[] {
  return secretsOf(manifests)
    .filter((secret) => !documented.includes(secret))
    .map((secret) => `${secret} is in no list of what an operator has to bring`);
}

/** What is mounted and read is there. @param brought config maps that an operator brings */
export function referencesExist(manifests: Manifest[], brought: string[]): string[] {
  const claims = ofKind(manifests, 'PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  const maps = new Map(
    ofKind(manifests, 'ConfigMap').map(({ metadata, data }) => [metadata.name, data ?? {}]),
  );
  const hasMap = (reference: string): boolean => {
    const [name = '', key] = reference.split('/');
    if (brought.includes(name)) return true;
    const data = maps.get(name);
    return data !== undefined && (key === undefined || key in data);
  };
  return workloadsOf(manifests).flatMap((workload) => {
    const { configMaps, volumeClaims } = referencesOf(workload);
    const templates = (workload.manifest.spec?.['volumeClaimTemplates'] ?? []) as Manifest[];
    const volumes = [
      ...(workload.pod.volumes ?? []).map(({ name }) => name),
      ...templates.map(({ metadata }) => metadata.name),
    ];
    const mounts = containersOf(workload).flatMap(({ volumeMounts = [] }) => volumeMounts);
    return [
      ...configMaps.filter((name) => !hasMap(name)).map((name) => `there is no config map ${name}`),
      ...volumeClaims.filter((name) => !claims.includes(name)).map((name) => `there is no claim ${name}`),
      ...mounts.filter(({ name }) => !volumes.includes(name)).map(({ name }) => `there is no volume ${name}`),
    ].map((problem) => `${workload.name}: ${problem}`);
  });
}
