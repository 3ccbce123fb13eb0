import { glossary, type GlossaryEntry } from '@lens/contracts/glossary';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import { remotesOn } from '../page/pages';
import { readSignedText } from './registry/signed-text';
import type { Snapshot } from './registry/snapshot';

const cache = new WeakMap<Snapshot, Map<LanguageCode, GlossaryEntry[]>>();

/**
 * What words are called in a language, by the remotes on the public site. An entry of its fallback counts where it has
 * none of its own.
 */
export function glossaryOf(snapshot: Snapshot, code: LanguageCode): GlossaryEntry[] {
  const glossaries = cache.get(snapshot) ?? new Map<LanguageCode, GlossaryEntry[]>();
  cache.set(snapshot, glossaries);
  const entries = glossaries.get(code) ?? readEntries(snapshot, code);
  glossaries.set(code, entries);
  return entries;
}

function readEntries(snapshot: Snapshot, code: LanguageCode): GlossaryEntry[] {
  const entries = new Map<string, GlossaryEntry>();
  for (const link of fallbackChain(code))
    for (const remote of remotesOn(snapshot.remotes, 'public'))
      for (const entry of readGlossary(remote, `locales/glossaries/${link}.json`))
        if (!entries.has(entry.english)) entries.set(entry.english, entry);
  return [...entries.values()];
}

/** A remote need not have a glossary, and one that cannot be read, or that its team did not sign, counts as absent. */
function readGlossary({ folder, files }: Snapshot['remotes'][number], name: string): GlossaryEntry[] {
  try {
    const text = readSignedText(folder, name, { hashes: files, name });
    return text === null ? [] : glossary.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
