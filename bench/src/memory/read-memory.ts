import { readFileSync } from 'node:fs';

/** In MB. `rss` counts pages that other processes share in full, `pss` only this process's part of them. */
export interface Memory {
  rss: number;
  pss: number;
}

/** Reads what Linux says of a process's memory. @param text of `smaps_rollup` */
export function parseMemory(text: string): Memory {
  const megabytes = (name: string): number => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text) ?? [];
    if (kilobytes === undefined) throw new Error(`There is no ${name} in the memory of the process.`);
    return Math.round(Number(kilobytes) / 1024);
  };
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
}

export const readMemory = (pid: number): Memory =>
  parseMemory(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
