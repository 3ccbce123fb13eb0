import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { BrowserEvent } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { LiveText } from '@lens/contracts/live-translations';
import type { NavigationEntry } from '@lens/contracts/remote';
import type { PublicSettings } from '@lens/contracts/settings';

/** A navigation entry of some remote on the registry. */
export type HostNavigation = NavigationEntry & { remote: string };

/** A remote as the page at hand is composed of it. */
export interface HostRemote {
  name: string;
  version: string;
  /** Address of its version folder, ending in a slash. */
  address: string;
  namespaces: string[];
  languages: LanguageCode[];
}

/** A published English text by its name, and as the page shows it. */
export interface EnglishText {
  id: LiveText;
  source: string;
}

/**
 * Published texts in another language, in their order: null for those that no service could translate safely, and null
 * altogether where not all of them are translated, or may be asked for. It never rejects.
 */
export type TranslateLive = (
  language: LanguageCode,
  texts: readonly EnglishText[],
) => Promise<(string | null)[] | null>;

/** What the shell tells every remote about the page that they share. */
export interface Host {
  settings: PublicSettings;
  /** Where the site is known to be, for addresses that leave it. */
  publicUrl: string;
  navigation: HostNavigation[];
  remotes: HostRemote[];
  report(event: BrowserEvent): void;
  /** Absent where nobody waits for it: on the server, and in the back office. */
  translate?: TranslateLive;
  /** Tells that the page shows text which a service translated for its visitor, until what it returns is called. */
  noteMachineText?(): () => void;
}

const HostContext = createContext<Host | null>(null);
const RemoteContext = createContext<HostRemote | null>(null);

export const HostProvider = ({ host, children }: { host: Host; children: ReactNode }) =>
  createElement(HostContext.Provider, { value: host }, children);

export const RemoteProvider = ({ remote, children }: { remote: HostRemote; children: ReactNode }) =>
  createElement(RemoteContext.Provider, { value: remote }, children);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs the shell around it.');
  return host;
}

/** The practice's identity, phones, hours and links, as staff set them. */
export const useSettings = (): PublicSettings => useHost().settings;

/** The full address of one of the site's paths, in English: what to pass on. */
export function useFullAddress(path: string): string {
  return new URL(path, useHost().publicUrl).href;
}

/** The entries of one menu, of all remotes, in order. */
export const useNavigation = (menu: NavigationEntry['menu']): HostNavigation[] =>
  useHost()
    .navigation.filter((entry) => entry.menu === menu)
    .sort((one, other) => one.order - other.order);

/** Addresses of the remote's own files: `asset('hero/iris-800.avif')`. */
export function useAssets(): (file: string) => string {
  const remote = useContext(RemoteContext);
  if (!remote) throw new Error('useAssets works inside a page or a layout of a remote.');
  return (file) => `${remote.address}assets/${file}`;
}
