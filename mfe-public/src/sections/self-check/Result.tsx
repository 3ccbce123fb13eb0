import { procedures } from '@lens/contracts/procedures';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { CheckIcon } from '@lens/ui/icons/state';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useHydrated } from '../../hydration/use-hydrated';
import { formFor } from '../form-address/form-address';
import styles from './Result.module.css';

/** All possible results. The style sheet shows the ones that follow from the answers. */
export function Result({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation(['common', 'medical']);
  const { emergencyPhone } = useSettings();
  const isHydrated = useHydrated();
  return (
    <div className={styles.result}>
      <h3>{t('selfCheck.result.title')}</h3>
      <div role="status">
        <p data-outcome="empty">{t('selfCheck.result.empty')}</p>
        <p data-outcome="today">
          <strong>{t('selfCheck.result.today')}</strong>{' '}
          <PhoneLink number={emergencyPhone} label={t('actions.call')} />
        </p>
        <p data-outcome="nothing">{t('selfCheck.result.nothing')}</p>
        <ul>
          {procedures.map((name) => (
            <li key={name} data-procedure={name}>
              <Outcome name={name} is="within" />
              <Outcome name={name} is="open" />
              <Outcome name={name} is="against" />
            </li>
          ))}
        </ul>
        <p data-outcome="none">{t('selfCheck.result.none')}</p>
      </div>
      <p className={styles.unasked}>{t('selfCheck.unasked')}</p>
      <p>
        <Link to={formFor('consultation')} className={buttons.primary}>
          {t('selfCheck.result.ask')}
        </Link>
      </p>
      {/* Without JavaScript, reloading clears the answers. */}
      {isHydrated ? (
        <button type="button" className={buttons.quiet} onClick={onAgain}>
          {t('selfCheck.result.again')}
        </button>
      ) : null}
      <p className={styles.note}>{t('selfCheck.note')}</p>
    </div>
  );
}

const icons = { within: CheckIcon, open: null, against: CloseIcon };

function Outcome({ name, is }: { name: (typeof procedures)[number]; is: keyof typeof icons }) {
  const { t } = useTranslation(['common', 'medical']);
  const procedure = t(`medical:${name}.name`);
  const Icon = icons[is];
  return (
    <div data-outcome={is} className={styles.outcome}>
      {Icon ? <Icon /> : <span className={styles.ring} />}
      <p>
        {t(`selfCheck.result.${is}`, { procedure })}{' '}
        {is === 'against' ? null : (
          <Link to={`/procedures/${name}`}>{t('selfCheck.result.read', { procedure })}</Link>
        )}
      </p>
    </div>
  );
}
