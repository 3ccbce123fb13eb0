import { BarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Manifest } from './manifest.ts';
import { readFieldsOf } from './read-fields.ts';

/** A model is made from the schema that its API publishes: its `validate` is compiled from that. */
interface Model {
  prototype: { validate: () => void };
}

const models: Record<string, Model> = {
  'v1 Namespace': Namespace,
  'v1 ServiceAccount': ServiceAccount,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'apps/v1 Deployment': Deployment,
  'apps/v1 StatefulSet': StatefulSet,
  'batch/v1 Job': Job,
  'batch/v1 CronJob': CronJob,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'postgresql.cnpg.io/v1 Cluster': Cluster,
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup,
};

/** What the schema says against a value, and the fields that it does not know, which Kubernetes would refuse or drop. */
function problemsOfValue(model: Model, value: object): string[] {
  const { tracked, unread } = readFieldsOf(value);
  try {
    model.prototype.validate.call(tracked);
  } catch (failure) {
    return [failure instanceof Error ? failure.message : String(failure)];
  }
  return unread().map((field) => `${field} is no field of it`);
}

/** The plug-in publishes no schema of its own, but its one setting is a type of CloudNativePG. */
function problemsOfObjectStore({ spec = {} }: Manifest): string[] {
  const { configuration, retentionPolicy, ...others } = spec;
  const strangers = Object.keys(others).map((field) => `/spec/${field} is no field of it`);
  if (typeof retentionPolicy !== 'string' || !/^\d+[dwm]$/.test(retentionPolicy))
    strangers.push('/spec/retentionPolicy must be a number of days, weeks or months');
  if (typeof configuration !== 'object' || configuration === null)
    return [...strangers, '/spec/configuration is missing'];
  return [...strangers, ...problemsOfValue(BarmanObjectStoreConfiguration, configuration)];
}

export const schemaProblems = (manifests: Manifest[]): string[] =>
  manifests.flatMap((manifest) => {
    const name = `${manifest.kind} ${manifest.metadata.name}`;
    const model = models[`${manifest.apiVersion} ${manifest.kind}`];
    const isObjectStore = manifest.apiVersion === 'barmancloud.cnpg.io/v1' && manifest.kind === 'ObjectStore';
    if (!model && !isObjectStore)
      return [`${name}: there is no schema of ${manifest.apiVersion} ${manifest.kind}`];
    const problems = model ? problemsOfValue(model, manifest) : problemsOfObjectStore(manifest);
    return problems.map((problem) => `${name}: ${problem}`);
  });
