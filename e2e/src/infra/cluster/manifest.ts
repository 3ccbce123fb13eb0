/** What the rules read of Kubernetes' objects; `schemas.ts` checks them whole. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
}

export type Labels = Record<string, string>;

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

interface Reference {
  name: string;
  key: string;
  optional?: boolean;
}

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference };
}

export interface Probe {
  httpGet?: { path: string; port: string | number; scheme?: string };
  tcpSocket?: { port: string | number };
  exec?: { command: string[] };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: Variable[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name?: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    runAsUser?: number;
    runAsGroup?: number;
    runAsNonRoot?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
    seccompProfile?: { type: string };
  };
  volumeMounts?: { name: string; mountPath: string; subPath?: string; readOnly?: boolean }[];
}

export interface Volume {
  name: string;
  emptyDir?: object | null;
  hostPath?: object;
  persistentVolumeClaim?: { claimName: string; readOnly?: boolean };
  configMap?: { name: string };
  secret?: { secretName: string };
  projected?: { sources: { secret?: { name: string }; configMap?: { name: string } }[] };
}

export interface PodSpec {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    runAsGroup?: number;
    fsGroup?: number;
    seccompProfile?: { type: string };
  };
  topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable: string; labelSelector?: Selector }[];
  initContainers?: Container[];
  containers: Container[];
  volumes?: Volume[];
}

/** What makes pods: a deployment, a stateful set, a job or a cron job. */
export interface Workload {
  manifest: Manifest;
  name: string;
  labels: Labels;
  pod: PodSpec;
  /** Runs until it is replaced, so that it has probes and a budget. */
  isService: boolean;
}

interface PodTemplate {
  metadata?: { labels?: Labels };
  spec: PodSpec;
}

function templateOf({ kind, spec }: Manifest): PodTemplate | undefined {
  if (kind !== 'CronJob') return spec?.['template'] as PodTemplate | undefined;
  return (spec as { jobTemplate: { spec: { template: PodTemplate } } }).jobTemplate.spec.template;
}

const kindsOfWorkloads = ['Deployment', 'StatefulSet', 'Job', 'CronJob', 'DaemonSet', 'ReplicaSet', 'Pod'];

export const workloadsOf = (manifests: Manifest[]): Workload[] =>
  manifests
    .filter(({ kind }) => kindsOfWorkloads.includes(kind))
    .map((manifest) => {
      const template = templateOf(manifest);
      return {
        manifest,
        name: `${manifest.kind} ${manifest.metadata.name}`,
        labels: template?.metadata?.labels ?? {},
        pod: template?.spec ?? { containers: [] },
        isService: !['Job', 'CronJob'].includes(manifest.kind),
      };
    });

export const containersOf = ({ pod }: Workload): Container[] => [
  ...(pod.initContainers ?? []),
  ...pod.containers,
];

export const ofKind = (manifests: Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** Whether a selector matches; an empty one matches everything. */
export function matches(selector: Selector | undefined, labels: Labels): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      const value = labels[key];
      if (operator === 'In') return value !== undefined && values.includes(value);
      if (operator === 'NotIn') return value === undefined || !values.includes(value);
      return operator === 'Exists' ? value !== undefined : value === undefined;
    })
  );
}
