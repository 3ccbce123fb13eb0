/**
 * Returns the one value that all remotes of a page share under this name. Modules that only the back office uses are
 * not shared through the shell, or visitors would load them too: each remote has its own copy of them.
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`lens.${name}`);
  page[key] ??= create();
  return page[key] as Value;
}
