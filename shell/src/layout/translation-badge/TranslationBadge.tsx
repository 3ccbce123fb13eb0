import { useEffect, useRef, type ComponentType } from 'react';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { GlobeIcon, LanguagesIcon } from '@lens/ui/icons/navigation';
import { WifiOffIcon } from '@lens/ui/icons/state';
import { announce } from '../../window/announce';
import { useHasMachineText } from '../../i18n/live/shown-machine-text';
import { useLanguage } from '../../i18n/language-choice';
import { useOnline } from '../../window/use-online';
import { useServices } from './use-services';
import styles from './TranslationBadge.module.css';

type State = 'live' | 'local' | 'offline';

const icons: Record<State, ComponentType> = { live: LanguagesIcon, local: GlobeIcon, offline: WifiOffIcon };

/** Tells where the translation of a page comes from. English pages have no badge. */
export function TranslationBadge() {
  const { current } = useLanguage();
  return current === sourceLanguage ? null : <Badge language={current} />;
}

function Badge({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('navigation');
  const online = useOnline();
  const { liveTranslation } = useSettings();
  const enabled = useServices(online);
  const services = liveTranslation.some((code) => code === language) ? enabled : [];
  const hasMachineText = useHasMachineText();
  const state: State = !online ? 'offline' : hasMachineText && services.length > 0 ? 'live' : 'local';
  const label = t(`badge.${state}`);
  useConnectionAnnouncement(label, online);
  const Icon = icons[state];
  return (
    <details className={styles.badge} data-state={state}>
      <summary className={styles.state}>
        <Icon />
        <span>{label}</span>
      </summary>
      <div className={styles.facts}>
        <p>
          <strong>{languageOf(language).nativeName}</strong>
        </p>
        <p>{t(`badge.help.${state}`)}</p>
      </div>
    </details>
  );
}

/** Announces to screen readers that the connection is lost or back; not its initial state. */
function useConnectionAnnouncement(label: string, online: boolean): void {
  const previous = useRef(online);
  useEffect(() => {
    if (previous.current === online) return;
    previous.current = online;
    announce(label);
  }, [label, online]);
}
