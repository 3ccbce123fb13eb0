import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { formAboutPayment } from '../../../sections/form-address/payment-topic';
import { optionNames, optionsOf, type OptionName } from './options-of';
import { Sign } from './Sign';
import styles from './Options.module.css';

function Option({ name }: { name: OptionName }) {
  const { t } = useTranslation('common');
  return (
    <article className={styles.option} aria-labelledby={`${name}-title`}>
      <Sign of={name} />
      <h3 id={`${name}-title`}>
        {t(`financing.options.${name}.title`)} <span>{t(`financing.options.${name}.subtitle`)}</span>
      </h3>
      <p>{t(`financing.options.${name}.text`)}</p>
      <p className={styles.highlight}>{t(`financing.options.${name}.highlight`)}</p>
      <ul>
        {optionsOf[name].map((feature) => (
          <li key={feature}>{t(`financing.options.features.${feature}`)}</li>
        ))}
      </ul>
      <Link to={formAboutPayment(name)} aria-labelledby={`${name}-explore ${name}-title`}>
        <span id={`${name}-explore`}>{t('financing.options.explore')}</span>
        <ArrowRightIcon />
      </Link>
    </article>
  );
}

/** The ways to pay, side by side, each a step lower than the one before. */
export function Options() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="options-title">
      <header className={styles.head}>
        <h2 id="options-title">{t('financing.options.title')}</h2>
        <p>{t('financing.options.lead')}</p>
      </header>
      <div className={styles.options}>
        {optionNames.map((name) => (
          <Option key={name} name={name} />
        ))}
      </div>
    </section>
  );
}
