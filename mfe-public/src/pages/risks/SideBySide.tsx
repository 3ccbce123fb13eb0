import { riskOptions, type RiskOption } from '@lens/contracts/risk-choices';
import type { PublicRisk } from '@lens/contracts/risks';
import { useTranslation } from '@lens/platform/i18n';
import { comparedHarms } from './compared-harms';
import { IconArray } from '@lens/ui/icon-array/IconArray';
import { shareOf } from '@lens/contracts/risk-share';
import { SourceMark } from './Sources';
import { useShareText } from '../../sections/risks/use-share-text';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  risks: readonly PublicRisk[];
  total: number;
  numberOf: (source: PublicRisk['source']) => number;
}

/** The same harms with glasses, contact lenses and each procedure. */
export function SideBySide({ risks, total, numberOf }: SideBySideProps) {
  const { t } = useTranslation('common');
  const { share: shareText } = useShareText();
  const find = (option: RiskOption, harm: string) =>
    risks.find((risk) => risk.option === option && risk.harm === harm);
  const harms = comparedHarms.filter((harm) => riskOptions.some((option) => find(option, harm)));
  const nameOf = (option: RiskOption) =>
    option === 'glasses' || option === 'contacts' ? t(`riskNumbers.option.${option}`) : t(`menu.${option}`);
  return (
    <div className={styles.compare}>
      {harms.map((harm) => (
        <section key={harm} aria-label={t(`riskNumbers.name.${harm}`)}>
          <h3>{t(`riskNumbers.name.${harm}`)}</h3>
          <ul>
            {riskOptions.map((option) => {
              const risk = find(option, harm);
              const share = risk && shareOf(risk, total);
              return (
                <li key={option}>
                  <p className={styles.option}>{nameOf(option)}</p>
                  {risk && share ? (
                    <>
                      <IconArray share={share} label={`${nameOf(option)}: ${shareText(share)}`} />
                      <p>
                        <strong>{shareText(share)}</strong> <SourceMark number={numberOf(risk.source)} />
                      </p>
                      <p>{t(`risks.counted.${risk.counted}`)}</p>
                    </>
                  ) : (
                    <p>{t('riskNumbers.compare.none')}</p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
