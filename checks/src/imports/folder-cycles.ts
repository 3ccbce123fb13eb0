export interface Import {
  from: string;
  to: string;
}

export interface FolderCycle {
  /** The paths of sibling folders, and of files beside them that are part of the cycle. */
  members: string[];
  /** The imports between the members. */
  imports: Import[];
}

/** The siblings at which two paths diverge; those of folders end in a slash. */
function findSiblings({ from, to }: Import): [from: string, to: string] | null {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (a[depth] === b[depth] && depth < a.length) depth += 1;
  if (depth >= a.length || depth >= b.length) return null;
  const cut = (parts: string[]) =>
    parts.slice(0, depth + 1).join('/') + (parts.length > depth + 1 ? '/' : '');
  return [cut(a), cut(b)];
}

/**
 * Finds sibling folders whose files import each other, at any depth. A folder and the files beside it may import each
 * other, since the folder is a part of what those files are about.
 */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const graph = new Map<string, Map<string, Import[]>>();
  for (const each of imports) {
    const siblings = findSiblings(each);
    if (!siblings) continue;
    const [from, to] = siblings;
    const targets = graph.get(from) ?? new Map<string, Import[]>();
    graph.set(from, targets.set(to, [...(targets.get(to) ?? []), each]));
  }
  return findStrongComponents(graph)
    .filter((members) => members.filter((name) => name.endsWith('/')).length > 1)
    .map((members) => ({
      members: members.toSorted(),
      imports: members.flatMap((from) => members.flatMap((to) => graph.get(from)?.get(to) ?? [])),
    }));
}

/** The strongly connected components of a graph, by Tarjan's algorithm. */
function findStrongComponents(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const found: string[][] = [];
  const stack: string[] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const visit = (node: string): void => {
    index.set(node, index.size);
    lowest.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
