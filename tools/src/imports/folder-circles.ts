export interface Import {
  from: string;
  to: string;
}

export interface FolderCircle {
  /** Paths of folders that stand beside each other, and of files between them that are part of the circle. */
  members: string[];
  /** The imports that tie the members together. */
  ties: Import[];
}

/** Where two paths part: what stands there side by side, and whether each is a folder. */
function parting({ from, to }: Import): [from: string, to: string] | null {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (a[depth] === b[depth] && depth < a.length) depth += 1;
  if (depth >= a.length || depth >= b.length) return null;
  const upTo = (parts: string[]) =>
    parts.slice(0, depth + 1).join('/') + (parts.length > depth + 1 ? '/' : '');
  return [upTo(a), upTo(b)];
}

/**
 * Folders beside each other that need each other, whatever file of theirs and however deep does. A folder and the files
 * beside it may need each other: they are one thing and a part of it.
 */
export function folderCircles(imports: readonly Import[]): FolderCircle[] {
  const graph = new Map<string, Map<string, Import[]>>();
  for (const one of imports) {
    const parts = parting(one);
    if (!parts) continue;
    const [from, to] = parts;
    const targets = graph.get(from) ?? new Map<string, Import[]>();
    graph.set(from, targets.set(to, [...(targets.get(to) ?? []), one]));
  }
  return strongComponents(graph)
    .filter((members) => members.filter((name) => name.endsWith('/')).length > 1)
    .map((members) => ({
      members: members.toSorted(),
      ties: members.flatMap((from) => members.flatMap((to) => graph.get(from)?.get(to) ?? [])),
    }));
}

/** Tarjan's: the largest sets in which everybody reaches everybody. */
function strongComponents(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
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
