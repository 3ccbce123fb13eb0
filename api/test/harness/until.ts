/** What `look` finds as soon as it is something, within ten seconds. */
export async function until<Found>(look: () => Promise<Found>): Promise<NonNullable<Found>> {
  for (const end = Date.now() + 10_000; ;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error('It did not come to be.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
