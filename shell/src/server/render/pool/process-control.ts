/** What would end or change the whole process although it is called in one thread. */
const forbidden = ['kill', 'dlopen', 'binding', '_linkedBinding', 'getBuiltinModule'] as const;

/**
 * Takes away from a worker's code what acts on the whole process. `process.exit` stays: in a worker it ends only the
 * thread. This protects from mistakes, not from attacks: only bundles that the registry names are run.
 */
export function forbidProcessControl(target: object): void {
  for (const name of forbidden) {
    if (!(name in target)) continue;
    Object.defineProperty(target, name, {
      value: () => {
        throw new Error(`process.${name} is not available to pages.`);
      },
    });
  }
}
