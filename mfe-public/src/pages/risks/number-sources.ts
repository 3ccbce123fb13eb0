import type { PublicRisk } from '@lens/contracts/risks';

export type Source = PublicRisk['source'];

/** Each source once, in the order in which the risks name them; their numbers count from 1. */
export function numberSources(risks: readonly PublicRisk[]) {
  const sources: Source[] = [];
  for (const { source } of risks) if (!sources.some(({ url }) => url === source.url)) sources.push(source);
  return { sources, numberOf: ({ url }: Source) => sources.findIndex((one) => one.url === url) + 1 };
}
