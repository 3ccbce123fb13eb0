import { existsSync, watch } from 'node:fs';

/** Editors write a file more than once when they save it. */
const debounceMs = 100;

/**
 * Calls `onChange` once after every burst of changes in some folders, until the process ends. Ignores missing folders.
 */
export function watchFiles(folders: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const onFileChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  };
  for (const folder of folders.filter((each) => existsSync(each)))
    watch(folder, { recursive: true }, onFileChange);
}
