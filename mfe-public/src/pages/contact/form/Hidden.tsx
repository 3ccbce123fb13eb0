import { useEffect, useRef } from 'react';
import { currentConsentVersion } from '@lens/contracts/consent-notices';
import { useTranslation } from '@lens/platform/i18n';
import { randomKey } from '../request/idempotency';
import styles from './Hidden.module.css';

/**
 * The fields that visitors do not fill in: the language, the version of the consent notice beside the form, a key that
 * makes a repeated post harmless, and a trap for bots.
 * The key stays empty until hydration, since many visitors may get the same cached page.
 */
export function Hidden() {
  const { i18n } = useTranslation();
  const key = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (key.current) key.current.value = randomKey();
  }, []);
  return (
    <>
      <input type="hidden" name="language" value={i18n.language} />
      <input type="hidden" name="consent_version" value={currentConsentVersion} />
      <input ref={key} type="hidden" name="idempotency_key" />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
