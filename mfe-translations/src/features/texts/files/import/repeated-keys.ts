const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}:]/g;

/** Finds keys that one object has twice, of which JSON.parse silently takes the last. @param json valid JSON */
export function findRepeatedKeys(json: string): string[] {
  const repeated: string[] = [];
  const objects: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(tokenPattern)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (token !== ':') text = JSON.parse(token) as string;
    else if (objects.at(-1)?.has(text)) repeated.push(text);
    else objects.at(-1)?.add(text);
  }
  return repeated;
}
