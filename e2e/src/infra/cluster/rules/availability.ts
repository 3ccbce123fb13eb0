import { matches, ofKind, workloadsOf, type Manifest, type Selector, type Workload } from '../manifest.ts';

interface Budget {
  maxUnavailable?: number;
  selector?: Selector;
}

interface Autoscaler {
  minReplicas?: number;
  maxReplicas: number;
  scaleTargetRef: { kind: string; name: string };
}

const specOf = <Spec>({ spec }: Manifest): Spec => spec as Spec;

/** A drained node takes one replica with it, and is not held up for ever. */
export function hasBudgets(manifests: Manifest[]): string[] {
  const budgets = ofKind(manifests, 'PodDisruptionBudget').map((manifest) => specOf<Budget>(manifest));
  const ofPods = workloadsOf(manifests)
    .filter(({ isService }) => isService)
    .filter(({ labels }) => {
      const own = budgets.filter(({ selector }) => matches(selector, labels));
      return own.length !== 1 || (own[0]?.maxUnavailable ?? 0) < 1;
    });
  const ofDatabases = ofKind(manifests, 'Cluster').filter(({ spec }) => spec?.['enablePDB'] !== true);
  return [
    ...ofPods.map(({ name }) => `${name}: it has no budget`),
    ...ofDatabases.map(({ metadata }) => `Cluster ${metadata.name}: it has no budget`),
  ];
}

const isSpread = ({ pod, labels }: Workload, isStrict: boolean): boolean =>
  (pod.topologySpreadConstraints ?? []).some(
    ({ topologyKey, labelSelector, whenUnsatisfiable }) =>
      topologyKey === 'kubernetes.io/hostname' &&
      labelSelector !== undefined &&
      matches(labelSelector, labels) &&
      (!isStrict || whenUnsatisfiable === 'DoNotSchedule'),
  );

/** Replicas that an autoscaler adds are of use on other nodes only. */
export function isSpreadOverNodes(manifests: Manifest[]): string[] {
  const scaled = ofKind(manifests, 'HorizontalPodAutoscaler').map(
    (manifest) => specOf<Autoscaler>(manifest).scaleTargetRef.name,
  );
  const ofPods = workloadsOf(manifests)
    .filter(({ manifest }) => manifest.kind === 'Deployment')
    .filter((workload) => !isSpread(workload, scaled.includes(workload.manifest.metadata.name)));
  const ofDatabases = ofKind(manifests, 'Cluster').filter(
    ({ spec }) =>
      (spec?.['affinity'] as { podAntiAffinityType?: string })?.podAntiAffinityType !== 'required',
  );
  return [
    ...ofPods.map(({ name }) => `${name}: its replicas may be on one node`),
    ...ofDatabases.map(({ metadata }) => `Cluster ${metadata.name}: its replicas may be on one node`),
  ];
}

export const scalesWhatIsThere = (manifests: Manifest[]): string[] =>
  ofKind(manifests, 'HorizontalPodAutoscaler').flatMap((manifest) => {
    const { minReplicas = 1, maxReplicas, scaleTargetRef } = specOf<Autoscaler>(manifest);
    const name = `HorizontalPodAutoscaler ${manifest.metadata.name}`;
    const target = ofKind(manifests, scaleTargetRef.kind).find(
      ({ metadata }) => metadata.name === scaleTargetRef.name,
    );
    if (!target) return [`${name}: there is no ${scaleTargetRef.kind} ${scaleTargetRef.name}`];
    if (target.spec?.['replicas'] !== undefined)
      return [`${name}: each deployment would undo it, since the number of replicas is fixed`];
    return minReplicas >= 2 && maxReplicas > minReplicas
      ? []
      : [`${name}: it scales nothing, or down to one`];
  });
