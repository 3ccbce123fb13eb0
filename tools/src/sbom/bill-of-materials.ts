import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../product/folders.ts';
import { images, type ImageName } from './images.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  [other: string]: unknown;
}

/** The parts of a CycloneDX document that are read or changed here. */
export interface Bom {
  serialNumber: string;
  metadata: { timestamp: string; component: Component; [other: string]: unknown };
  components: Component[];
  [other: string]: unknown;
}

/** An id that is the same for the same content: the first 128 bits of its hash, marked as a UUID of version 8. */
function contentId(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}

/**
 * Names the image instead of the folder that npm ran in, and replaces what differs from one run to the next, so that the same
 * lock file always gives the same bytes: whoever builds the image can compare them.
 */
export function asBillOf(image: ImageName, bom: Bom, builtAt: string): Bom {
  const { version } = bom.metadata.component;
  const component = {
    ...bom.metadata.component,
    type: 'container',
    name: `lens/${image}`,
  };
  const components = bom.components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const content = JSON.stringify([image, version, components]);
  return {
    ...bom,
    serialNumber: `urn:uuid:${contentId(content)}`,
    metadata: { ...bom.metadata, timestamp: builtAt, component },
    components,
  };
}

/**
 * Asks npm what the lock file installs for an image. Everything that was built into it is listed, also what webpack dropped.
 * @param builtAt the time of the sources, as ISO 8601
 */
export function readBom(image: ImageName, builtAt: string): Bom {
  const workspaces = images[image].flatMap((name) => ['--workspace', name]);
  const flags = ['--package-lock-only', '--legacy-peer-deps', '--omit', 'dev', '--omit', 'peer'];
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', ...flags, ...workspaces],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom for ${image}: ${stderr}`);
  return asBillOf(image, JSON.parse(stdout) as Bom, builtAt);
}
