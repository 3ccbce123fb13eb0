import { existsSync, watch } from 'node:fs';

/** An editor that saves writes more than once. */
const pause = 100;

/** Tells once of every burst of changes below some folders, until the process ends; those that do not exist are passed over. */
export function watchFiles(folders: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  };
  for (const folder of folders.filter((one) => existsSync(one))) watch(folder, { recursive: true }, changed);
}
