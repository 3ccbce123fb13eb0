import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { OverlaidPage } from '@lens/platform/overlay';
import { useBeforeUnload } from '@lens/platform/before-unload';
import { useSessionUpkeep } from '@lens/platform/session-upkeep';
import { api } from '../../../api';
import { takeRequestedText } from '../../../components/edit-on-page';
import type { TargetLanguage } from '../labels';
import { useFollowChanges } from '../use-follow-changes';
import { useDrafts } from '../use-drafts';
import { Bar } from './bar/Bar';
import { EnglishBar } from './bar/EnglishBar';
import { useChooseByClick } from './choosing/use-choose-by-click';
import { useHighlight } from './choosing/use-highlight';
import type { PageCopy } from './page/page-copy';
import type { PageTexts } from './page/page-texts';
import { PageTextList } from './panel/PageTextList';
import { Panel } from './panel/Panel';
import { PageTextEditor } from './panel/PageTextEditor';
import { textNameFrom } from './text-name-from';
import './InContextEditor.module.css';

interface InContextEditorProps extends Omit<OverlaidPage, 'settings'> {
  copy: PageCopy;
  texts: PageTexts;
}

/** What the panel shows: all texts of the page or one of them, whose text box takes the focus if the user chose it. */
type PanelView = 'all' | { name: string; shouldFocus: boolean } | null;

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

/** The bar at the foot of the page, and the panel in which a text is edited. */
export function InContextEditor({ i18n, addressIn, leave, copy, texts }: InContextEditorProps) {
  const language = useLanguage(i18n);
  const pageTexts = useSyncExternalStore(texts.subscribe, texts.getAll);
  const drafts = useDrafts();
  const [requestedText] = useState(takeRequestedText);
  const [panel, setPanel] = useState<PanelView>(
    requestedText === null ? null : { name: requestedText, shouldFocus: true },
  );
  const [isChoosing, setIsChoosing] = useState(true);
  const [hasMissed, setHasMissed] = useState(false);
  const isEnglish = language === sourceLanguage;
  useSessionUpkeep(api);
  useFollowChanges();
  useBeforeUnload(drafts.hasAny);

  const open = (name: string, shouldFocus: boolean) => {
    setHasMissed(false);
    setPanel({ name, shouldFocus });
  };
  useChooseByClick(isChoosing && !isEnglish, (element) => {
    const [name] = texts.namesAt(element);
    if (name) open(name, true);
    else setHasMissed(true);
  });
  const name = panel !== null && panel !== 'all' ? panel.name : null;
  const currentIndex = pageTexts.findIndex((text) => text.name === name);
  const current = pageTexts[currentIndex];
  useHighlight(current);
  useEffect(() => {
    document.documentElement.dataset['inContext'] = isEnglish || !isChoosing ? 'reading' : 'choosing';
    document.documentElement.dataset['inContextPanel'] = panel && !isEnglish ? 'open' : '';
  }, [isChoosing, isEnglish, panel]);

  if (isEnglish) return <EnglishBar addressIn={addressIn} onLeave={leave} />;
  const step = (direction: 1 | -1) => {
    const first = direction === 1 ? 0 : -1;
    const next = pageTexts.at(currentIndex < 0 ? first : (currentIndex + direction) % pageTexts.length);
    if (next) open(next.name, false);
  };
  const target: TargetLanguage = language;
  return (
    <>
      {panel !== null && (
        <Panel
          title={panel === 'all' ? 'Texts on this page' : 'Text on this page'}
          onAll={panel === 'all' ? null : () => setPanel('all')}
          onClose={() => setPanel(null)}
        >
          {name === null ? (
            <PageTextList
              texts={pageTexts}
              language={target}
              unsavedLabel={(textName) => drafts.unsavedLabel(textNameFrom(textName, target))}
              isSaved={(textName) => copy.isSaved(textName)}
              onOpen={(textName) => open(textName, true)}
            />
          ) : (
            <PageTextEditor
              name={textNameFrom(name, target)}
              pageText={current}
              neighbours={
                current ? texts.namesAt(current.elements[0]!).filter((textName) => textName !== name) : []
              }
              isSaved={copy.isSaved(name)}
              shouldFocus={panel !== 'all' && panel.shouldFocus}
              drafts={drafts}
              onSaved={(saved) => copy.showSaved(saved, saved.text ?? '')}
              onOpen={(textName) => open(textName, true)}
              onNext={() => step(1)}
            />
          )}
        </Panel>
      )}
      <Bar
        language={target}
        count={pageTexts.length}
        isChoosing={isChoosing}
        hasMissed={hasMissed}
        isListOpen={panel === 'all'}
        onToggleChoosing={() => setIsChoosing(!isChoosing)}
        onToggleList={() => setPanel(panel === 'all' ? null : 'all')}
        onStep={step}
        onLeave={leave}
      />
    </>
  );
}
