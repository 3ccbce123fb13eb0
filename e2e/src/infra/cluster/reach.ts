import { matches, ofKind, type Labels, type Manifest } from './manifest.ts';
import { podLabels, type Policy } from './rules/network.ts';

interface Pod {
  name: string;
  labels: Labels;
  ports: number[];
}

type Direction = 'ingress' | 'egress';

/** The rules that apply to a pod; `null` where no policy does, so that all is open. */
function rulesOf(manifests: Manifest[], { labels }: Pod, direction: Direction) {
  const policies = ofKind(manifests, 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy)
    .filter(({ podSelector, policyTypes = [] }) => {
      const type = direction === 'ingress' ? 'Ingress' : 'Egress';
      return policyTypes.includes(type) && matches(podSelector, labels);
    });
  return policies.length === 0 ? null : policies.flatMap((policy) => policy[direction] ?? []);
}

const hasPort = (ports: { port?: number | string }[] | undefined, port: number): boolean =>
  !ports || ports.some((open) => Number(open.port) === port);

function allows(manifests: Manifest[], pod: Pod, direction: Direction, peer: Pod, port: number): boolean {
  const rules = rulesOf(manifests, pod, direction);
  if (!rules) return true;
  return rules.some(({ from, to, ports }) => {
    const peers = direction === 'ingress' ? from : to;
    if (!hasPort(ports, port)) return false;
    // A rule without peers is for everybody.
    if (!peers) return true;
    return peers.some(
      ({ podSelector, namespaceSelector }) =>
        podSelector && !namespaceSelector && matches(podSelector, peer.labels),
    );
  });
}

/** Which pods may connect to which, as policies say for both ends: `from > to:port`. */
export function connections(manifests: Manifest[]): string[] {
  const pods: Pod[] = podLabels(manifests);
  return pods
    .flatMap((from) =>
      pods.flatMap((to) =>
        to.ports
          .filter(
            (port) =>
              allows(manifests, from, 'egress', to, port) && allows(manifests, to, 'ingress', from, port),
          )
          .map((port) => `${from.name} > ${to.name}:${port}`),
      ),
    )
    .sort();
}

/** The pods from which something outside of the cluster can be reached, other than the name service. */
export const reachOutside = (manifests: Manifest[]): string[] =>
  podLabels(manifests)
    .filter((pod) => {
      const rules = rulesOf(manifests, pod, 'egress');
      return !rules || rules.some(({ to }) => !to || to.some(({ ipBlock }) => ipBlock));
    })
    .map(({ name }) => name);

/** The ports that other namespaces can reach, by the name of the namespace. */
export const reachedFromNamespaces = (manifests: Manifest[]): string[] =>
  podLabels(manifests).flatMap((pod) =>
    (rulesOf(manifests, pod, 'ingress') ?? []).flatMap(({ from = [], ports }) =>
      from.flatMap(({ namespaceSelector }) => {
        const name = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
        if (!namespaceSelector) return [];
        return pod.ports
          .filter((port) => hasPort(ports, port))
          .map((port) => `${name ?? 'any'} > ${pod.name}:${port}`);
      }),
    ),
  );

/** The pods that something outside of the cluster can reach, with the ports. */
export const reachedFromOutside = (manifests: Manifest[]): string[] =>
  podLabels(manifests).flatMap((pod) => {
    const rules = rulesOf(manifests, pod, 'ingress');
    return pod.ports
      .filter((port) => !rules || rules.some(({ from, ports }) => !from && hasPort(ports, port)))
      .map((port) => `${pod.name}:${port}`);
  });
