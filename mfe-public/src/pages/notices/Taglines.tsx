import { formatPhone } from '@lens/contracts/format-phone';
import { useSettings } from '@lens/platform/host';
import { taglines } from './taglines';
import styles from './Taglines.module.css';

const rightToLeft: readonly string[] = ['ar', 'fa'];

/** One line in each language, for people who cannot read the page's own. */
export function Taglines() {
  const { mainPhone } = useSettings();
  return (
    <ul className={styles.taglines} translate="no">
      {taglines.map(([language, text]) => {
        const [before, after] = text.split('{phone}');
        return (
          <li key={language} lang={language} dir={rightToLeft.includes(language) ? 'rtl' : 'ltr'}>
            {before}
            <a href={`tel:${mainPhone}`}>
              <bdi dir="ltr">{formatPhone(mainPhone)}</bdi>
            </a>
            {after}
          </li>
        );
      })}
    </ul>
  );
}
