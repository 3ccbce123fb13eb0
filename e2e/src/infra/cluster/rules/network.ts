import {
  containersOf,
  matches,
  ofKind,
  workloadsOf,
  type Labels,
  type Manifest,
  type Selector,
  type Workload,
} from '../manifest.ts';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port?: number | string; protocol?: string }[];
}

export interface Policy {
  podSelector: Selector;
  policyTypes?: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

const policyOf = ({ spec }: Manifest): Policy => spec as unknown as Policy;

const isEmpty = ({ matchLabels, matchExpressions }: Selector): boolean =>
  Object.keys(matchLabels ?? {}).length === 0 && (matchExpressions ?? []).length === 0;

/** The pods of a deployment, and those that the operator makes of a database cluster. */
export const podLabels = (manifests: Manifest[]): { name: string; labels: Labels; ports: number[] }[] => [
  ...workloadsOf(manifests).map((workload: Workload) => ({
    name: workload.name,
    labels: workload.labels,
    ports: containersOf(workload).flatMap(({ ports = [] }) =>
      ports.map(({ containerPort }) => containerPort),
    ),
  })),
  ...ofKind(manifests, 'Cluster').map(({ metadata }) => ({
    name: `Cluster ${metadata.name}`,
    labels: { 'cnpg.io/cluster': metadata.name },
    // PostgreSQL, and the manager that the operator asks.
    ports: [5432, 8000],
  })),
];

/** Nothing is open but what a policy opens. */
export function deniesByDefault(manifests: Manifest[]): string[] {
  const closed = ofKind(manifests, 'NetworkPolicy')
    .map(policyOf)
    .some(
      ({ podSelector, policyTypes, ingress = [], egress = [] }) =>
        isEmpty(podSelector) &&
        policyTypes?.includes('Ingress') &&
        policyTypes.includes('Egress') &&
        ingress.length + egress.length === 0,
    );
  return closed ? [] : ['NetworkPolicy: none closes everything first'];
}

/** Each pod is named by a policy of its own, which opens to named pods and ports only. */
export function opensByName(manifests: Manifest[]): string[] {
  const pods = podLabels(manifests);
  const policies = ofKind(manifests, 'NetworkPolicy').map((manifest) => ({
    name: `NetworkPolicy ${manifest.metadata.name}`,
    policy: policyOf(manifest),
  }));
  const own = policies.filter(({ policy }) => !isEmpty(policy.podSelector));
  const unnamed = pods
    .filter(({ labels }) => !own.some(({ policy }) => matches(policy.podSelector, labels)))
    .map(({ name }) => `${name}: no network policy names it`);
  return [
    ...unnamed,
    ...own.flatMap(({ name, policy }) => {
      const chosen = pods.filter(({ labels }) => matches(policy.podSelector, labels));
      if (chosen.length === 0) return [`${name}: it names no pod`];
      const rules = [...(policy.ingress ?? []), ...(policy.egress ?? [])];
      const openPorts = rules.filter(({ ports = [] }) => ports.length === 0);
      const strangers = rules
        .flatMap(({ from = [], to = [] }) => [...from, ...to])
        .filter(({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector)
        .filter(({ podSelector }) => !pods.some(({ labels }) => matches(podSelector, labels)));
      const unheard = (policy.ingress ?? [])
        .flatMap(({ ports = [] }) => ports)
        .filter(({ port }) => !chosen.some(({ ports }) => ports.includes(Number(port))));
      return [
        ...openPorts.map(() => `${name}: a rule opens every port`),
        ...strangers.map(() => `${name}: a rule names pods that do not exist`),
        ...unheard.map(({ port }) => `${name}: nothing listens on port ${port}`),
      ];
    }),
  ];
}

/** Services lead to pods, and to ports on which these listen. */
export const servicesLead = (manifests: Manifest[]): string[] =>
  ofKind(manifests, 'Service').flatMap(({ metadata, spec }) => {
    const { selector, ports } = spec as { selector: Labels; ports: { targetPort: string | number }[] };
    const chosen = workloadsOf(manifests).filter(({ labels }) => matches({ matchLabels: selector }, labels));
    const open = chosen.flatMap(containersOf).flatMap(({ ports: own = [] }) => own);
    return ports
      .filter(({ targetPort: port }) => !open.some((own) => own.name === port || own.containerPort === port))
      .map(({ targetPort }) => `Service ${metadata.name}: no pod listens on ${targetPort}`);
  });
