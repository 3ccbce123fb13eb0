import { procedureTypes } from '@lens/contracts/procedures';
import { regions } from '@lens/contracts/regions';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { addressOf, type Choice } from './choice';
import styles from './Filters.module.css';

interface FiltersProps {
  choice: Choice;
  /** How many stories match the choice. */
  count: number;
}

/** Links that narrow the stories by procedure and region. The address holds the choice. */
export function Filters({ choice, count }: FiltersProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.filters}>
      <Answers
        label={t('testimonials.filters.procedure')}
        answers={[null, ...procedureTypes].map((procedure) => ({
          name: procedure ?? t('testimonials.filters.all'),
          to: addressOf({ ...choice, procedure }),
          isChosen: choice.procedure === procedure,
        }))}
      />
      <Answers
        label={t('testimonials.filters.region')}
        answers={[null, ...regions].map((region) => ({
          name: t(`testimonials.filters.${region ?? 'all'}`),
          to: addressOf({ ...choice, region }),
          isChosen: choice.region === region,
        }))}
      />
      <p role="status">
        {count > 0 ? t('testimonials.filters.count', { count }) : t('testimonials.filters.none')}
      </p>
      {count === 0 ? (
        <Link to={addressOf({ procedure: null, region: null })}>{t('testimonials.filters.showAll')}</Link>
      ) : null}
    </div>
  );
}

interface AnswersProps {
  label: string;
  answers: readonly { name: string; to: string; isChosen: boolean }[];
}

const Answers = ({ label, answers }: AnswersProps) => (
  <div className={styles.question} role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <ul>
      {answers.map(({ name, to, isChosen }) => (
        <li key={name}>
          <Link to={to} aria-current={isChosen ? 'true' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
