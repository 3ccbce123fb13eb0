import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseTexts } from '@lens/contracts/locale-files';
import type { RemoteManifest } from '@lens/contracts/remote';
import { textAt, type TextTree } from '@lens/contracts/text-tree';
import { overlap } from '../../checks/conflicts.ts';
import type { Composition, Version } from '../composition.ts';
import type { Finding } from '../finding.ts';

const isOffered = (manifests: RemoteManifest[], address: string): boolean =>
  manifests.some(({ routes }) => routes.some((route) => overlap(route.path, address)));

const linksOf = ({ navigation }: RemoteManifest) => navigation.flatMap((entry) => [entry, ...entry.children]);
const withoutSection = (address: string): string => address.split('#')[0] || '/';

/** English texts of a version by namespace; those that cannot be read have none. */
async function readEnglish({ folder, manifest }: Version): Promise<Map<string, TextTree>> {
  const read = async (namespace: string) => {
    const file = path.join(folder, 'locales', 'en', `${namespace}.json`);
    return [namespace, await readFile(file, 'utf8').then(parseTexts, () => ({}))] as const;
  };
  return new Map(await Promise.all(manifest.namespaces.map(read)));
}

const hasText = (texts: Map<string, TextTree>, name: string): boolean => {
  const [namespace = '', key] = name.split(':');
  const tree = texts.get(namespace);
  return tree !== undefined && (key === undefined || textAt(tree, key) !== undefined);
};

/** Layouts that pages of other remotes have around them, and that only the stable version offers. */
function findRemovedLayouts({ candidate, others }: Composition, stable: Version): Finding[] {
  const offered = [candidate, ...others].flatMap(({ manifest }) => manifest.layouts.map(({ id }) => id));
  return others.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter(({ layout }) => layout !== undefined && !offered.includes(layout))
      .filter(({ layout }) => stable.manifest.layouts.some(({ id }) => id === layout))
      .map((route): Finding => ({
        check: 'removed',
        severity: 'refusal',
        victim: { remote: name, page: route.path },
        problem: `it is shown in the layout ${route.layout}, which ${candidate.name} ${candidate.version} no longer offers.`,
        change: `"layouts" in the manifest of ${candidate.name}, or "layout" of route ${route.id} of ${name} first`,
      })),
  );
}

/** Pages that menus of other remotes lead to, and that only the stable version has. */
function findRemovedPages({ candidate, others }: Composition, stable: Version): Finding[] {
  const left = [candidate, ...others].map(({ manifest }) => manifest);
  const gone = (address: string) => isOffered([stable.manifest], address) && !isOffered(left, address);
  const linked = others.flatMap(({ name, manifest }) =>
    linksOf(manifest)
      .filter((link) => gone(withoutSection(link.path)))
      .map((link): Finding => ({
        check: 'removed',
        severity: 'refusal',
        victim: { remote: name },
        problem: `its menu entry ${link.id} leads to ${link.path}, a page that ${candidate.name} ${candidate.version} no longer has.`,
        change: `"routes" in the manifest of ${candidate.name}, or "navigation" of ${name} first`,
      })),
  );
  const notes = stable.manifest.routes
    .filter(({ path: address }) => !isOffered(left, address))
    .map(({ id, path: address }): Finding => ({
      check: 'removed',
      severity: 'note',
      victim: { remote: candidate.name, page: address },
      problem: 'the page is live, and will answer 404.',
      change: `nothing if that is meant; otherwise put route ${id} back`,
    }));
  return [...linked, ...notes];
}

/** Texts that pages of other remotes show, and that only the stable version has. */
async function findRemovedTexts({ candidate, others }: Composition, stable: Version): Promise<Finding[]> {
  const [before, after] = await Promise.all([readEnglish(stable), readEnglish(candidate)]);
  return others.flatMap(({ name, manifest }) => {
    const used = [
      ...manifest.routes.flatMap(({ id, path: page, copy }) =>
        copy.map((text) => ({ text, page, field: `"copy" of route ${id}` })),
      ),
      ...linksOf(manifest).map(({ id, label }) => ({
        text: label,
        page: undefined,
        field: `"label" of menu entry ${id}`,
      })),
    ];
    return used
      .filter(({ text }) => hasText(before, text) && !hasText(after, text))
      .map(({ text, page, field }): Finding => ({
        check: 'removed',
        severity: 'refusal',
        victim: { remote: name, ...(page !== undefined && { page }) },
        problem: `it shows ${text}, a text that ${candidate.name} ${candidate.version} no longer has.`,
        change: `locales/en/${text.split(':')[0]}.json of ${candidate.name}, or ${field} of ${name} first`,
      }));
  });
}

/** What the candidate itself uses and nobody offers. */
function findMissingOffers({ candidate, others }: Composition): Finding[] {
  const { name, manifest } = candidate;
  const manifests = [manifest, ...others.map((other) => other.manifest)];
  const layouts = manifests.flatMap((one) => one.layouts.map(({ id }) => id));
  return [
    ...manifest.routes
      .filter(({ layout }) => layout !== undefined && !layouts.includes(layout))
      .map(({ id, path: page, layout }): Finding => ({
        check: 'removed',
        severity: 'refusal',
        victim: { remote: name, page },
        problem: `it wants the layout ${layout}, which no live remote offers.`,
        change: `"layout" of route ${id}`,
      })),
    ...linksOf(manifest)
      .filter((link) => !isOffered(manifests, withoutSection(link.path)))
      .map(({ id, path: address }): Finding => ({
        check: 'removed',
        severity: 'note',
        victim: { remote: name },
        problem: `its menu entry ${id} leads to ${address}, where there is no page.`,
        change: `"path" of menu entry ${id}`,
      })),
  ];
}

/** What others use and the candidate no longer offers, and what it uses itself and nobody offers. */
export async function findRemoved(composition: Composition): Promise<Finding[]> {
  const { stable } = composition;
  return [
    ...findMissingOffers(composition),
    ...(stable
      ? [
          ...findRemovedLayouts(composition, stable),
          ...findRemovedPages(composition, stable),
          ...(await findRemovedTexts(composition, stable)),
        ]
      : []),
  ];
}
