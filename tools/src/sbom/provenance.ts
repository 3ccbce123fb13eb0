import { createHash } from 'node:crypto';

/** What an image was made of, in the words of SLSA's provenance v1 (an in-toto statement). */
export interface Provenance {
  _type: 'https://in-toto.io/Statement/v1';
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: 'https://slsa.dev/provenance/v1';
  predicate: object;
}

export interface Sources {
  repository: string;
  commit: string;
  /** Each Dockerfile and lock file that the build reads, by its path. */
  files: Record<string, Buffer>;
}

export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * States from which sources a bill of materials was made. BuildKit makes the same statement of the image itself
 * (`infra/release-images.sh`); this one can be made and compared without it.
 * @param subjects the files that are stated, by name
 */
export function provenanceOf(subjects: Record<string, string>, sources: Sources): Provenance {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(subjects).map(([name, text]) => ({ name, digest: { sha256: sha256(text) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${sources.repository}/blob/${sources.commit}/docs/security.md`,
        externalParameters: { command: 'npm run sbom' },
        resolvedDependencies: [
          { uri: `git+${sources.repository}`, digest: { gitCommit: sources.commit } },
          ...Object.entries(sources.files).map(([uri, content]) => ({
            uri,
            digest: { sha256: sha256(content) },
          })),
        ],
      },
      runDetails: { builder: { id: `${sources.repository}/blob/${sources.commit}/tools/src/sbom.ts` } },
    },
  };
}
