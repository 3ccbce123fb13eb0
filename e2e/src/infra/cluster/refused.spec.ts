import { expect, test } from '@playwright/test';
import {
  container,
  containerOf,
  env,
  find,
  pod,
  podOf,
  rights,
  spec,
  without,
  type Change,
} from './broken.ts';
import { findProblems } from './problems.ts';
import type { Overlay } from './render.ts';
import { released } from './rendered.ts';

const set = (target: object, fields: object): void => void Object.assign(target, fields);
const bucket: Overlay = 'several-nodes';

/** Each breaks one rule; the problem that is found names it. */
const broken: [title: string, change: Change, problem: RegExp, overlay?: Overlay][] = [
  [
    'a field that no schema knows [CLUSTER-1]',
    spec('Deployment', 'web', { replica: 2 }),
    /\/spec\/replica is no field/,
  ],
  [
    'a value of another type [CLUSTER-1]',
    spec('Deployment', 'web', { replicas: 'two' }),
    /replicas must be integer/,
  ],
  [
    'a misspelled field of the database [CLUSTER-1]',
    spec('Cluster', 'database', { storrage: {} }),
    /storrage is no field/,
    bucket,
  ],
  [
    'a misspelled field of its backups [CLUSTER-1]',
    (all) => set(find(all, 'ObjectStore', 'backups').spec!['configuration'] as object, { endpointUrl: 'x' }),
    /endpointUrl is no field/,
    bucket,
  ],
  [
    'an object that no schema is of [CLUSTER-1]',
    (all) => set(all[0]!, { apiVersion: 'v2' }),
    /there is no schema/,
  ],
  ['root [CLUSTER-2]', rights({ runAsUser: 0 }), /names no user by number, or root/],
  [
    'a user that only the image names [CLUSTER-2]',
    pod({ securityContext: { runAsNonRoot: true } }),
    /names no user/,
  ],
  [
    'pods that may be root [CLUSTER-2]',
    (all) => set(podOf(all, 'Deployment', 'web').securityContext!, { runAsNonRoot: false }),
    /no runAsNonRoot/,
  ],
  [
    'an image that can be written [CLUSTER-2]',
    rights({ readOnlyRootFilesystem: false }),
    /writes to its image/,
  ],
  [
    'a capability [CLUSTER-2]',
    rights({ capabilities: { drop: ['ALL'], add: ['NET_ADMIN'] } }),
    /has capabilities/,
  ],
  ['capabilities that are kept [CLUSTER-2]', rights({ capabilities: {} }), /has capabilities/],
  ['more rights by a program [CLUSTER-2]', rights({ allowPrivilegeEscalation: true }), /may get more rights/],
  [
    'no limit of system calls [CLUSTER-2]',
    rights({ seccompProfile: { type: 'Unconfined' } }),
    /has no seccomp profile/,
  ],
  ['the network of the host [CLUSTER-2]', pod({ hostNetwork: true }), /a host’s namespace/],
  [
    'a folder of the host [CLUSTER-2]',
    (all) => podOf(all, 'Deployment', 'web').volumes?.push({ name: 'host', hostPath: { path: '/' } }),
    /a folder of the host/,
  ],
  [
    'a token of the cluster [CLUSTER-2]',
    pod({ automountServiceAccountToken: true }),
    /a token of the cluster/,
  ],
  ['a tag [CLUSTER-3]', container({ image: 'lens/shell:latest' }), /lens\/shell:latest has no digest/],
  [
    'a database by a tag [CLUSTER-3]',
    spec('Cluster', 'database', { imageName: 'x/postgresql:17' }),
    /Cluster database: .* has no digest/,
    bucket,
  ],
  [
    'no limit of memory [CLUSTER-4]',
    container({ resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '1' } } }),
    /request of memory is missing/,
  ],
  [
    'a request above its limit [CLUSTER-4]',
    container({
      resources: { requests: { cpu: '1', memory: '2Gi' }, limits: { cpu: '1', memory: '1536Mi' } },
    }),
    /request of memory is missing, or above/,
  ],
  ['no probe [CLUSTER-4]', container({ livenessProbe: undefined }), /livenessProbe asks nobody/],
  [
    'a probe of a route that is none of its health [CLUSTER-4]',
    container({ readinessProbe: { httpGet: { path: '/health', port: 'shell' } } }),
    /readinessProbe asks nobody/,
  ],
  [
    'a probe of a port on which nobody listens [CLUSTER-4]',
    container({ readinessProbe: { httpGet: { path: '/healthz', port: 'http' } } }),
    /readinessProbe asks nobody/,
  ],
  [
    'a pod that ends while it is sent requests [CLUSTER-4]',
    container({ lifecycle: {} }),
    /ends before nobody sends/,
  ],
  [
    'a pod that is killed too early [CLUSTER-4]',
    pod({ terminationGracePeriodSeconds: 12 }),
    /is killed before/,
  ],
  ['no budget [CLUSTER-5]', without('PodDisruptionBudget', 'api'), /Deployment api: it has no budget/],
  [
    'a budget that lets no node be drained [CLUSTER-5]',
    spec('PodDisruptionBudget', 'api', { maxUnavailable: 0 }),
    /Deployment api: it has no budget/,
  ],
  [
    'a database without budget [CLUSTER-5]',
    spec('Cluster', 'database', { enablePDB: false }),
    /Cluster database: it has no budget/,
    bucket,
  ],
  ['replicas that are not spread [CLUSTER-5]', pod({ topologySpreadConstraints: [] }), /may be on one node/],
  [
    'replicas that should be spread [CLUSTER-5]',
    (all) =>
      set(podOf(all, 'Deployment', 'web').topologySpreadConstraints![0]!, {
        whenUnsatisfiable: 'ScheduleAnyway',
      }),
    /Deployment web: its replicas may be on one node/,
    bucket,
  ],
  [
    'an autoscaler of nothing [CLUSTER-5]',
    (all) =>
      set(find(all, 'HorizontalPodAutoscaler', 'web').spec!['scaleTargetRef'] as object, { name: 'shell' }),
    /there is no Deployment shell/,
    bucket,
  ],
  [
    'an autoscaler that every deployment undoes [CLUSTER-5]',
    spec('Deployment', 'web', { replicas: 2 }),
    /each deployment would undo it/,
    bucket,
  ],
  [
    'a network that is open at first [CLUSTER-6]',
    without('NetworkPolicy', 'nothing'),
    /none closes everything first/,
  ],
  [
    'a pod without a policy [CLUSTER-6]',
    without('NetworkPolicy', 'release'),
    /Job release: no network policy names it/,
  ],
  [
    'a policy of every port [CLUSTER-6]',
    spec('NetworkPolicy', 'web', { ingress: [{}] }),
    /a rule opens every port/,
  ],
  [
    'a policy of pods that do not exist [CLUSTER-6]',
    spec('NetworkPolicy', 'web', {
      egress: [{ to: [{ podSelector: { matchLabels: { app: 'api' } } }], ports: [{ port: 4000 }] }],
    }),
    /names pods that do not exist/,
  ],
  [
    'a policy of a port on which nobody listens [CLUSTER-6]',
    spec('NetworkPolicy', 'web', { ingress: [{ ports: [{ port: 80 }] }] }),
    /nothing listens on port 80/,
  ],
  [
    'a service that leads nowhere [CLUSTER-6]',
    spec('Service', 'api', { selector: { app: 'api' } }),
    /no pod listens on http/,
  ],
  [
    'a secret in a variable [CLUSTER-7]',
    env('S3_SECRET_ACCESS_KEY', 'abc'),
    /S3_SECRET_ACCESS_KEY is a secret in plain text/,
  ],
  [
    'a secret in a config map [CLUSTER-7]',
    (all) =>
      set(all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('api-'))!.data!, {
        JWT_SECRET: 'x',
      }),
    /JWT_SECRET is a secret in plain text/,
  ],
  [
    'a secret among the files [CLUSTER-7]',
    (all) => set(find(all, 'ServiceAccount', 'lens'), { apiVersion: 'v1', kind: 'Secret' }),
    /there is no schema of v1 Secret/,
  ],
  [
    'a secret of which nobody was told [CLUSTER-7]',
    (all) =>
      set(
        containerOf(all, 'Deployment', 'api').env!.find(({ name }) => name === 'SMTP_URL')!,
        { valueFrom: { secretKeyRef: { name: 'mail', key: 'url' } } },
      ),
    /mail\/url is in no list/,
  ],
  ['a variable that nobody reads [CLUSTER-8]', env('JWT_TTL', '1h'), /JWT_TTL is read by nobody/],
  [
    'a setting that nobody reads [CLUSTER-8]',
    (all) =>
      set(all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('api-'))!.data!, {
        S3_PREFIX: 'x',
      }),
    /S3_PREFIX is read by nobody/,
  ],
  [
    'a volume that is not there [CLUSTER-8]',
    (all) => podOf(all, 'Deployment', 'web').volumes?.shift(),
    /there is no volume tmp/,
  ],
  [
    'a claim that is not there [CLUSTER-8]',
    without('PersistentVolumeClaim', 'remotes'),
    /there is no claim remotes/,
  ],
  [
    'a config map that is not there [CLUSTER-8]',
    container({ envFrom: [{ configMapRef: { name: 'site' } }] }),
    /there is no config map site/,
  ],
];

test.describe('Cluster', { tag: '@kustomize' }, () => {
  for (const [title, change, problem, overlay = 'one-node'] of broken)
    test(`refuses ${title}`, () => {
      const manifests = released(overlay);
      change(manifests);
      expect(findProblems(manifests).join('\n')).toMatch(problem);
    });
});
