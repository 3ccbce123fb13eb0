import { useEffect, useRef, useState, type ComponentType } from 'react';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { cachedTranslations } from '@lens/platform/translation-cache';
import { GlobeIcon, LanguagesIcon } from '@lens/ui/icons/navigation';
import { WifiOffIcon } from '@lens/ui/icons/state';
import { announce } from '../../i18n/announce';
import { useLanguage } from '../../i18n/language-choice';
import { useOnline } from './use-online';
import { useServices } from './use-services';
import styles from './TranslationBadge.module.css';

type State = 'live' | 'local' | 'offline';

const icons: Record<State, ComponentType> = { live: LanguagesIcon, local: GlobeIcon, offline: WifiOffIcon };

/** Where the words of a page come from. English is nobody's translation and has none. */
export function TranslationBadge() {
  const { current } = useLanguage();
  return current === sourceLanguage ? null : <Badge language={current} />;
}

function Badge({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('navigation');
  const online = useOnline();
  const services = useServices(online);
  const [cached, setCached] = useState(0);
  const state: State = !online ? 'offline' : services.length > 0 ? 'live' : 'local';
  const label = t(`badge.${state}`);
  useAnnounced(label, online);
  const Icon = icons[state];
  return (
    <details className={styles.badge} data-state={state} onToggle={() => setCached(cachedTranslations())}>
      <summary className={styles.state}>
        <Icon />
        <span className={styles.label}>{label}</span>
      </summary>
      <dl className={styles.facts}>
        <div>
          <dt>{t('language.label')}</dt>
          <dd>{languageOf(language).nativeName}</dd>
        </div>
        <div>
          <dt>{t('badge.services')}</dt>
          <dd>
            <bdi>{services.map(({ name }) => name).join(', ') || t('badge.none')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('badge.cached')}</dt>
          <dd>{cached}</dd>
        </div>
      </dl>
    </details>
  );
}

/** Says what has become of the network to whoever does not see it; not what it was to begin with. */
function useAnnounced(label: string, online: boolean): void {
  const known = useRef(online);
  useEffect(() => {
    if (known.current === online) return;
    known.current = online;
    announce(label);
  }, [label, online]);
}
