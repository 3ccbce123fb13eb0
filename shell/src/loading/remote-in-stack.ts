const folderOfRemote = /\/remotes\/([a-z][a-z0-9-]*)\/[\w.+-]+\//;

/** The remote whose code a stack leads through; undefined if it is none. */
export const remoteInStack = (stack: string | undefined): string | undefined =>
  folderOfRemote.exec(stack ?? '')?.[1];
