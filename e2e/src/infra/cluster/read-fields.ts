const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A value that notes which of its fields are read. A compiled schema reads each field that it knows, and no other one; of a
 * field that may have any content it reads nothing.
 */
export function readFieldsOf(value: object): { tracked: object; unread: () => string[] } {
  const read = new Map<object, Set<string>>();
  const proxies = new Map<object, object>();
  const track = (target: object): object => {
    const known = proxies.get(target);
    if (known) return known;
    const fields = new Set<string>();
    read.set(target, fields);
    const proxy = new Proxy(target, {
      get: (of, name, receiver) => {
        if (typeof name === 'string') fields.add(name);
        const field: unknown = Reflect.get(of, name, receiver);
        return isObject(field) ? track(field) : field;
      },
    });
    proxies.set(target, proxy);
    return proxy;
  };
  const unreadIn = (target: object, path: string): string[] => {
    const fields = read.get(target);
    // Nothing of it was read: it may have any content.
    if (!fields || fields.size === 0) return [];
    return Object.entries(target).flatMap(([name, field]: [string, unknown]) => {
      if (!fields.has(name)) return [`${path}/${name}`];
      return isObject(field) ? unreadIn(field, `${path}/${name}`) : [];
    });
  };
  return { tracked: track(value), unread: () => unreadIn(value, '') };
}
