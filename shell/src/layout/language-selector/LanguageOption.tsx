import type { MouseEventHandler } from 'react';
import type { Language } from '@lens/contracts/languages';
import { Flag } from '@lens/ui/flags/Flag';
import { CheckIcon } from '@lens/ui/icons/state';
import styles from './LanguageOption.module.css';

interface Props {
  language: Language;
  href: string;
  isCurrent: boolean;
  onClick: MouseEventHandler;
}

export function LanguageOption({ language, href, isCurrent, onClick }: Props) {
  const { code, name, nativeName, country, flag } = language;
  return (
    <a
      href={href}
      hrefLang={code}
      lang={code}
      className={styles.option}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      <Flag code={flag} className={styles.flag} />
      <span className={styles.native}>
        <bdi>{nativeName}</bdi>
      </span>
      <span className={styles.english} lang="en">
        <bdi>
          {name} · {country}
        </bdi>
      </span>
      {isCurrent ? <CheckIcon className={styles.check} /> : null}
    </a>
  );
}
