import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { OverlaidPage } from '@lens/platform/overlay';
import { useBeforeUnload } from '@lens/platform/before-unload';
import { useSessionUpkeep } from '@lens/platform/session-upkeep';
import { api } from '../../../api';
import { takeRequestedText } from '../../../components/edit-on-page';
import type { TargetLanguage } from '../labels';
import { useLiveTexts } from '../use-live-texts';
import { useDrafts } from '../use-drafts';
import { Bar } from './bar/Bar';
import { EnglishBar } from './bar/EnglishBar';
import { useChoosing } from './choosing/use-choosing';
import { useShownText } from './choosing/use-shown-text';
import type { PageCopy } from './page/page-copy';
import type { PageTexts } from './page/page-texts';
import { PageTextList } from './panel/PageTextList';
import { Panel } from './panel/Panel';
import { TextOfPage } from './panel/TextOfPage';
import { textNameFrom } from './text-of-page';
import './Desk.module.css';

interface DeskProps extends Omit<OverlaidPage, 'settings'> {
  copy: PageCopy;
  texts: PageTexts;
}

/** The panel's contents: every text of the page, or the one with this name. `focused` where it was chosen by hand. */
type Opened = 'all' | { name: string; focused: boolean } | null;

function useLanguage(i18n: OverlaidPage['i18n']): LanguageCode {
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const code = useSyncExternalStore(subscribe, () => i18n.language);
  return isLanguageCode(code) ? code : sourceLanguage;
}

/** The bar at the foot of the page, and the panel beside it. */
export function Desk({ i18n, addressIn, leave, copy, texts }: DeskProps) {
  const language = useLanguage(i18n);
  const found = useSyncExternalStore(texts.subscribe, texts.all);
  const drafts = useDrafts();
  const [asked] = useState(takeRequestedText);
  const [opened, setOpened] = useState<Opened>(asked === null ? null : { name: asked, focused: true });
  const [choosing, setChoosing] = useState(true);
  const [miss, setMiss] = useState(false);
  const isEnglish = language === sourceLanguage;
  useSessionUpkeep(api);
  useLiveTexts();
  useBeforeUnload(drafts.any);

  const open = (name: string, focused: boolean) => {
    setMiss(false);
    setOpened({ name, focused });
  };
  useChoosing(choosing && !isEnglish, (place) => {
    const [name] = texts.namesAt(place);
    if (name) open(name, true);
    else setMiss(true);
  });
  const name = opened !== null && opened !== 'all' ? opened.name : null;
  const here = found.findIndex((text) => text.name === name);
  const current = found[here];
  useShownText(current);
  useEffect(() => {
    document.documentElement.dataset['inContext'] = isEnglish || !choosing ? 'reading' : 'choosing';
    document.documentElement.dataset['inContextPanel'] = opened && !isEnglish ? 'open' : '';
  }, [choosing, isEnglish, opened]);

  if (isEnglish) return <EnglishBar addressIn={addressIn} onLeave={leave} />;
  const step = (by: 1 | -1) => {
    const first = by === 1 ? 0 : -1;
    const next = found.at(here < 0 ? first : (here + by) % found.length);
    if (next) open(next.name, false);
  };
  const target: TargetLanguage = language;
  return (
    <>
      {opened !== null && (
        <Panel
          title={opened === 'all' ? 'Texts on this page' : 'Text on this page'}
          onAll={opened === 'all' ? null : () => setOpened('all')}
          onClose={() => setOpened(null)}
        >
          {name === null ? (
            <PageTextList
              texts={found}
              language={target}
              unsavedLabel={(one) => drafts.unsavedLabel(textNameFrom(one, target))}
              isSaved={(one) => copy.isSaved(one)}
              onOpen={(one) => open(one, true)}
            />
          ) : (
            <TextOfPage
              name={textNameFrom(name, target)}
              found={current}
              beside={current ? texts.namesAt(current.elements[0]!).filter((one) => one !== name) : []}
              isSaved={copy.isSaved(name)}
              focused={opened !== 'all' && opened.focused}
              drafts={drafts}
              onSaved={(saved) => copy.take(saved, saved.text ?? '')}
              onOpen={(one) => open(one, true)}
              onNext={() => step(1)}
            />
          )}
        </Panel>
      )}
      <Bar
        language={target}
        count={found.length}
        choosing={choosing}
        miss={miss}
        listed={opened === 'all'}
        onChoosing={() => setChoosing(!choosing)}
        onList={() => setOpened(opened === 'all' ? null : 'all')}
        onStep={step}
        onLeave={leave}
      />
    </>
  );
}
