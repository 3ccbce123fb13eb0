import { memo, useRef, type MouseEvent } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { Flag } from '@lens/ui/flags/Flag';
import { ChevronDownIcon } from '@lens/ui/icons/navigation';
import { useLanguage, type LanguageChoice } from '../../i18n/language-choice';
import { useAfterPaint } from '../../window/use-after-paint';
import { LanguageOption } from './LanguageOption';
import styles from './LanguageSelector.module.css';

const listId = 'language-list';

const opensNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** All offered languages as plain links in a native popover. With JavaScript the page changes its language in place. */
export function LanguageSelector() {
  const { t } = useTranslation('navigation');
  const choice = useLanguage();
  const { flag, nativeName } = languageOf(choice.current);
  return (
    <>
      <button type="button" popoverTarget={listId} className={styles.trigger}>
        <Flag code={flag} />
        <span className="visually-hidden">{t('language.label')}</span>
        <bdi lang={choice.current}>{nativeName}</bdi>
        <ChevronDownIcon />
      </button>
      <LanguageList choice={useAfterPaint(choice)} />
    </>
  );
}

/** Its addresses are updated after the page is painted, because the list is closed. */
const LanguageList = memo(function LanguageList({ choice }: { choice: LanguageChoice }) {
  const { t } = useTranslation('navigation');
  const { current, choices, choose, addressIn } = choice;
  const list = useRef<HTMLDivElement>(null);

  const chooseInPlace = (code: LanguageCode) => (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    list.current?.hidePopover();
    choose(code);
  };

  return (
    <div
      ref={list}
      id={listId}
      popover="auto"
      className={styles.panel}
      role="group"
      aria-label={t('language.label')}
    >
      <p className={styles.title}>{t('language.title')}</p>
      <ul className={styles.list}>
        {choices.map((language) => (
          <li key={language.code}>
            <LanguageOption
              language={language}
              href={addressIn(language.code)}
              isCurrent={language.code === current}
              onClick={chooseInPlace(language.code)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('language.note')}</p>
    </div>
  );
});
