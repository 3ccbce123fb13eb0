import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { findKustomize } from '@lens/tools/engines/find';
import { inRoot } from '@lens/tools/product/folders';
import type { Manifest } from './manifest.ts';

export const overlays = ['one-node', 'several-nodes'] as const;
export type Overlay = (typeof overlays)[number];

export const overlayFolder = (name: Overlay): string => inRoot('infra', 'kubernetes', 'overlays', name);

/** The text that kustomize makes of a folder, or the text of a file that it made. @throws Error if it makes none */
export function render(source: string): string {
  if (statSync(source).isFile()) return readFileSync(source, 'utf8');
  const command = findKustomize();
  if (!command) throw new Error('There is neither kustomize nor kubectl on this machine.');
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, [...args, source], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${source} cannot be rendered: ${stderr}`);
  return stdout;
}

/** @throws Error if the text is no YAML */
export function parse(text: string): Manifest[] {
  // As Kubernetes reads it.
  const documents = parseAllDocuments(text, { version: '1.1' });
  if (!Array.isArray(documents)) return [];
  return documents.map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });
}
