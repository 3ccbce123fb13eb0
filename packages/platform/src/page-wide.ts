/**
 * One value for all remotes of a page. Each remote brings its own copy of what is not shared through the shell, which
 * visitors would load too; what staff alone use meets here.
 */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`lens.${name}`);
  page[key] ??= make();
  return page[key] as Value;
}
