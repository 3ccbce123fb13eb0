import type { Composition } from '../composition.ts';
import type { Finding } from '../finding.ts';
import { findCollisions } from './collisions.ts';
import { findMissingFiles } from './files.ts';
import { findLanguageProblems } from './languages.ts';
import { findRemoved } from './removed.ts';
import { findShareScopeProblems } from './share-scope.ts';
import { findMissingSettings } from './settings.ts';
import { findSizeProblems } from './size.ts';
import { findStyleScopeProblems } from './style-scope.ts';

/** Everything that manifests and files show, without running any code of the candidate. Takes part of a second. */
export async function findStaticProblems(composition: Composition): Promise<Finding[]> {
  const found = await Promise.all([
    findRemoved(composition),
    findShareScopeProblems(composition),
    findLanguageProblems(composition),
    findMissingFiles(composition),
    findSizeProblems(composition),
    findStyleScopeProblems(composition),
  ]);
  return [...findCollisions(composition), ...findMissingSettings(composition), ...found.flat()];
}
