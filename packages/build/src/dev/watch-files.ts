import { existsSync, watch } from 'node:fs';

/** An editor that saves writes more than once. */
const pause = 100;

/** Tells once of every burst of changes below some folders; those that do not exist are passed over. */
export function watchFiles(folders: string[], onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  };
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, changed));
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
