import type { LanguageCode } from '@lens/contracts/languages';
import { furtherLanguages } from './trial';
import styles from './TestBox.module.css';

interface MoreLanguagesProps {
  chosen: LanguageCode[];
  onChange: (chosen: LanguageCode[]) => void;
}

/** Languages to try beside those that are always tried. */
export const MoreLanguages = ({ chosen, onChange }: MoreLanguagesProps) => (
  <details className={styles.more}>
    <summary>More languages</summary>
    <div role="group" aria-label="Also translate into">
      <ul className={styles.choices}>
        {furtherLanguages.map(({ code, name }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                }
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </div>
  </details>
);
