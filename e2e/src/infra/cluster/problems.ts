import { broughtConfigMaps, documentedSecrets } from './documented.ts';
import { variablesAreRead } from './environment.ts';
import { workloadsOf, type Manifest } from './manifest.ts';
import { hasBudgets, isSpreadOverNodes, scalesWhatIsThere } from './rules/availability.ts';
import { endsInTime, hasResources, isConfined, isProbed, isUnprivileged } from './rules/containers.ts';
import { imagesAreFixed } from './rules/images.ts';
import { deniesByDefault, opensByName, servicesLead } from './rules/network.ts';
import { holdsNoSecret, referencesExist, secretsAreDocumented } from './rules/references.ts';
import { schemaProblems } from './schemas.ts';

/** Whatever is wrong with what would be applied to a cluster, one line each. */
export function findProblems(manifests: Manifest[]): string[] {
  const invalid = schemaProblems(manifests);
  // The rules read what the schemas promise.
  if (invalid.length > 0) return invalid;
  const ofWorkloads = workloadsOf(manifests).flatMap((workload) =>
    [isUnprivileged, isConfined, hasResources, isProbed, endsInTime].flatMap((rule) => rule(workload)),
  );
  return [
    ...ofWorkloads,
    ...imagesAreFixed(manifests),
    ...hasBudgets(manifests),
    ...isSpreadOverNodes(manifests),
    ...scalesWhatIsThere(manifests),
    ...deniesByDefault(manifests),
    ...opensByName(manifests),
    ...servicesLead(manifests),
    ...holdsNoSecret(manifests),
    ...secretsAreDocumented(manifests, documentedSecrets),
    ...referencesExist(manifests, broughtConfigMaps),
    ...variablesAreRead(manifests),
  ];
}
