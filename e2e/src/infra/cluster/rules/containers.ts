import { containersOf, type Container, type Workload } from '../manifest.ts';

/** A problem of each condition that does not hold. */
const failing = (conditions: [problem: string, holds: boolean][]): string[] =>
  conditions.filter(([, holds]) => !holds).map(([problem]) => problem);

export function isUnprivileged({ name, pod }: Workload): string[] {
  const { securityContext: context = {} } = pod;
  const problems = failing([
    ['a host’s namespace', !pod.hostNetwork && !pod.hostPID && !pod.hostIPC],
    ['a folder of the host', !(pod.volumes ?? []).some(({ hostPath }) => hostPath)],
    ['no runAsNonRoot', context.runAsNonRoot === true],
    ['no seccomp profile', context.seccompProfile?.type === 'RuntimeDefault'],
    ['no service account of its own', !!pod.serviceAccountName && pod.serviceAccountName !== 'default'],
    ['a token of the cluster', pod.automountServiceAccountToken === false],
  ]);
  return problems.map((problem) => `${name}: ${problem}`);
}

/** Where a process may write: folders of their own, never the image. */
export const isConfined = (workload: Workload): string[] =>
  containersOf(workload).flatMap(({ name, securityContext: context = {} }) => {
    const user = context.runAsUser ?? workload.pod.securityContext?.runAsUser;
    return failing([
      ['writes to its image', context.readOnlyRootFilesystem === true],
      ['may get more rights', context.allowPrivilegeEscalation === false && !context.privileged],
      ['has capabilities', context.capabilities?.drop?.join() === 'ALL' && !context.capabilities.add],
      // The cluster cannot tell whether a user that an image names is root.
      ['names no user by number, or root', user !== undefined && user > 0 && context.runAsNonRoot !== false],
      ['has no seccomp profile', (context.seccompProfile?.type ?? 'RuntimeDefault') === 'RuntimeDefault'],
    ]).map((problem) => `${workload.name} ${name}: ${problem}`);
  });

const units: Record<string, number> = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, m: 1e-3 };

const amount = (text: string): number => Number.parseFloat(text) * (units[text.replace(/^[\d.]+/, '')] ?? 1);

export const hasResources = (workload: Workload): string[] =>
  containersOf(workload).flatMap(({ name, resources: { requests = {}, limits = {} } = {} }) =>
    ['cpu', 'memory'].flatMap((kind) => {
      const [request, limit] = [requests[kind], limits[kind]];
      const fits = request !== undefined && limit !== undefined && amount(request) <= amount(limit);
      return fits ? [] : [`${workload.name} ${name}: its request of ${kind} is missing, or above its limit`];
    }),
  );

const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;

/** The routes that say how a process is, by the name of its container. */
const healthRoutes: Record<string, string[]> = {
  api: ['/api/health/live', '/api/health/ready'],
  shell: ['/', '/healthz'],
};

const hasPort = ({ ports = [] }: Container, port: string | number): boolean =>
  ports.some(({ name, containerPort }) => name === port || containerPort === port);

export const isProbed = (workload: Workload): string[] => {
  if (!workload.isService) return [];
  return containersOf(workload).flatMap((container) =>
    probes.flatMap((kind) => {
      const { httpGet, tcpSocket, exec } = container[kind] ?? {};
      const target = httpGet ?? tcpSocket;
      const isKnown = !httpGet || healthRoutes[container.name]?.includes(httpGet.path);
      const isReachable = target ? hasPort(container, target.port) : exec !== undefined;
      return isReachable && isKnown ? [] : [`${workload.name} ${container.name}: ${kind} asks nobody`];
    }),
  );
};

/** The seconds in which API and shell end by themselves (decision 052). */
const secondsToStop = 8;

/** A pod is told to end while others still send it requests, so each waits first, and then has time to end. */
export function endsInTime({ name, manifest, pod }: Workload): string[] {
  if (manifest.kind !== 'Deployment') return [];
  const seconds = pod.containers.map(({ lifecycle }) => lifecycle?.preStop?.sleep?.seconds ?? 0);
  return failing([
    ['a container ends before nobody sends it requests any more', Math.min(...seconds) >= 5],
    [
      'it is killed before its requests have ended',
      (pod.terminationGracePeriodSeconds ?? 30) >= Math.max(...seconds) + secondsToStop,
    ],
  ]).map((problem) => `${name}: ${problem}`);
}
