const rememberedMs = 30 * 24 * 3_600_000;
const maxEntries = 10_000;

/** The networks from which accounts have signed in lately. In memory only, so that no table stores where staff were. */
export class KnownNetworks {
  /** The entry that was added longest ago comes first. */
  private readonly expiryMsByKey = new Map<string, number>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  add(account: string, network: string): void {
    const key = `${account} ${network}`;
    this.expiryMsByKey.delete(key);
    this.expiryMsByKey.set(key, this.nowMs() + rememberedMs);
    const [oldest] = this.expiryMsByKey.keys();
    if (this.expiryMsByKey.size > maxEntries && oldest !== undefined) this.expiryMsByKey.delete(oldest);
  }

  has(account: string, network: string): boolean {
    return (this.expiryMsByKey.get(`${account} ${network}`) ?? 0) > this.nowMs();
  }
}
