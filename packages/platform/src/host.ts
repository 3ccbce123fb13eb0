import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { BrowserEvent } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import type { LiveText } from '@lens/contracts/live-translations';
import type { NavigationEntry } from '@lens/contracts/remote';
import type { PublicSettings } from '@lens/contracts/settings';

/** A menu entry with the name of its remote. */
export type HostNavigation = NavigationEntry & { remote: string };

/** A remote of the composition that the current page uses. */
export interface HostRemote {
  name: string;
  version: string;
  /** Address of its version folder, ending in a slash. */
  address: string;
  namespaces: string[];
  languages: LanguageCode[];
}

/** A published English text: its id, and the English that the page shows. */
export interface EnglishText {
  id: LiveText;
  source: string;
}

/**
 * Translates published texts and keeps their order. A translation is null if no service could translate the text
 * safely; the result is null if some texts have no answer yet, or may not be sent to a service. It never rejects.
 */
export type TranslateLive = (
  language: LanguageCode,
  texts: readonly EnglishText[],
) => Promise<(string | null)[] | null>;

/** What the shell gives every remote of a page. */
export interface Host {
  settings: PublicSettings;
  /** The site's public address, for links that are used outside of it. */
  publicUrl: string;
  navigation: HostNavigation[];
  remotes: HostRemote[];
  report(event: BrowserEvent): void;
  /** Undefined on the server and in the back office, which have no live translation. */
  translate?: TranslateLive;
  /** Reports that the page shows text which a service translated for this visitor. @returns withdraws the report */
  reportMachineText?(): () => void;
  /** @deprecated Remotes that require 1.0 use this name of `reportMachineText`. */
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

/** The practice's name, phones, hours and links, as staff set them. */
export const useSettings = (): PublicSettings => useHost().settings;

/** The full address of one of the site's paths, without a language: the one to share. */
export function useFullAddress(path: string): string {
  return new URL(path, useHost().publicUrl).href;
}

/** The entries that all remotes add to one menu, in order. */
export const useNavigation = (menu: NavigationEntry['menu']): HostNavigation[] =>
  useHost()
    .navigation.filter((entry) => entry.menu === menu)
    .sort((a, b) => a.order - b.order);

/** Returns a function from a file among the remote's assets to its address: `asset('hero/iris-800.avif')`. */
export function useAssets(): (file: string) => string {
  const remote = useContext(RemoteContext);
  if (!remote) throw new Error('useAssets works only inside a page, layout or overlay of a remote.');
  return (file) => `${remote.address}assets/${file}`;
}
