import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A run's temporary files take one GB at most; the rest is for its processes. */
const leastRoom = 6 * 1024 ** 3;

/** Containers often forbid to run programs from memory. */
function runsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** @returns the bytes that may be written below a folder and still fit into memory; 0 if there is no such folder */
function roomIn(root: string): number {
  try {
    const { bavail, bsize } = statfsSync(root);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

/**
 * Makes a folder in memory for the temporary files of tests, which copy the product and its database again and again:
 * a copy takes a seventh of the processor time that it takes on a disk.
 * @returns null if this machine has no such file system, too little room in it, or runs no programs from it
 */
export function makeMemoryFolder(root = '/dev/shm', room = leastRoom): string | null {
  if (roomIn(root) < room) return null;
  const folder = mkdtempSync(path.join(root, 'lens-tests-'));
  // PostgreSQL runs as another user, with its data below.
  chmodSync(folder, 0o755);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return null;
}
