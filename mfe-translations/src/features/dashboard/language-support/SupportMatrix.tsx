import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { CheckIcon } from '@lens/ui/icons/state';
import { availableService } from '../services/available-service';
import { CoverageCell } from './CoverageCell';
import { LanguageName } from './LanguageName';
import type { Matrix } from './read-matrix';
import styles from './SupportMatrix.module.css';

const Support = ({ isSupported }: { isSupported: boolean }) =>
  isSupported ? (
    <>
      <CheckIcon className={styles.check} />
      <span className="visually-hidden">Supported</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not supported</span>
    </>
  );

interface LiveTranslationProps extends Pick<PublicSettings, 'liveTranslation'> {
  status: TranslationStatus | undefined;
  resting: TranslationUsage['resting'] | undefined;
}

const fallbackCodes = (code: LanguageCode) => fallbackChain(code).slice(1).join(', ') || 'none';

/** The service that would translate for a visitor now. Staff switch live translation on for each language. */
function liveServiceLabel(
  code: LanguageCode,
  { status, resting, liveTranslation }: LiveTranslationProps,
): string {
  if (code === sourceLanguage) return 'Source';
  if (!liveTranslation.some((enabled) => enabled === code)) return 'Switched off';
  const service = status && availableService(status, code, resting);
  return service ? status[service].name : 'None';
}

type SupportMatrixProps = Matrix & LiveTranslationProps;

/** A table of every language: the services that support it, and the coverage of each namespace. */
export const SupportMatrix = ({ rows, namespaces, ...liveTranslationProps }: SupportMatrixProps) => (
  <div role="region" aria-label="Language support, scrolls sideways" tabIndex={0} className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visually-hidden">
        Languages, the services that support them, and how much of each namespace is translated
      </caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Code</th>
          <th scope="col">Overall</th>
          <th scope="col">Direction</th>
          <th scope="col">Premium</th>
          <th scope="col">General</th>
          <th scope="col">Translated live by</th>
          <th scope="col">Priority</th>
          <th scope="col">Falls back to</th>
          {namespaces.map(({ name, owner }) => (
            <th key={name} scope="col">
              {name}
              {owner !== name && <span className={styles.owner}>{owner}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ language, overall, files }) => {
          const { code } = language;
          return (
            <tr key={code}>
              <th scope="row">
                <LanguageName language={language} />
              </th>
              <td>
                <code>{code}</code>
              </td>
              <td className={styles.overall}>
                <CoverageCell code={code} coverage={overall} />
              </td>
              <td>{language.rtl ? 'RTL' : 'LTR'}</td>
              <td>
                <Support
                  isSupported={
                    liveTranslationProps.status?.premium.supportedLanguages.includes(code) ?? language.premium
                  }
                />
              </td>
              <td>
                <Support
                  isSupported={
                    liveTranslationProps.status?.general.supportedLanguages.includes(code) ?? language.general
                  }
                />
              </td>
              <td>{liveServiceLabel(code, liveTranslationProps)}</td>
              <td className={styles.priority}>{language.priority}</td>
              <td>
                <code>{fallbackCodes(code)}</code>
              </td>
              {namespaces.map(({ name }) => (
                <td key={name}>
                  <CoverageCell code={code} coverage={files[name]} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
