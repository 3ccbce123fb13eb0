const rememberedMs = 30 * 24 * 3_600_000;
const maxEntries = 10_000;

/** From where accounts were signed in to lately. In this process only: no table tells where somebody was. */
export class KnownNetworks {
  /** Until when each is known; the one that was added longest ago is the first. */
  private readonly expiryMsByKey = new Map<string, number>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  add(account: string, place: string): void {
    const key = `${account} ${place}`;
    this.expiryMsByKey.delete(key);
    this.expiryMsByKey.set(key, this.nowMs() + rememberedMs);
    const [oldest] = this.expiryMsByKey.keys();
    if (this.expiryMsByKey.size > maxEntries && oldest !== undefined) this.expiryMsByKey.delete(oldest);
  }

  has(account: string, place: string): boolean {
    return (this.expiryMsByKey.get(`${account} ${place}`) ?? 0) > this.nowMs();
  }
}
