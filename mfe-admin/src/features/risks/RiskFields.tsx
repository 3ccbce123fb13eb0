import type { Control, Path } from 'react-hook-form';
import { riskMaxLengths } from '@lens/contracts/max-lengths';
import type { RiskContent } from '@lens/contracts/risks';
import { ChoiceField } from '../../components/field/ChoiceField';
import { DateField } from '../../components/field/DateField';
import { NumberField } from '../../components/field/NumberField';
import { SelectField } from '../../components/field/SelectField';
import { TextField } from '../../components/field/TextField';
import {
  boundOptions,
  countedOptions,
  denominatorOptions,
  durationOptions,
  onsetOptions,
  severityOptions,
} from './labels';
import styles from './Risks.module.css';

/** The fields of a risk, in the order of the question: how many, when, how long, how bad, says who. */
export function RiskFields<Values extends RiskContent, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const at = (path: string) => ({ control, name: path as Path<Values> });
  const line = riskMaxLengths.line;
  return (
    <>
      <div className={styles.pair}>
        <SelectField {...at('bound')} label="How exact" options={boundOptions} />
        <NumberField {...at('affected')} label="How many" min={0} max={1000} step={1} />
        <ChoiceField {...at('out_of')} label="Out of" options={denominatorOptions} />
        <SelectField {...at('counted')} label="What is counted" options={countedOptions} />
        <NumberField {...at('studied')} label="How many were studied" step={1} optional />
        <NumberField {...at('months')} label="Months after surgery" step={1} optional />
        <SelectField {...at('onset')} label="When it begins" options={onsetOptions} />
        <SelectField {...at('duration')} label="How long it lasts" options={durationOptions} />
        <SelectField {...at('severity')} label="How bad it is" options={severityOptions} />
      </div>
      <fieldset className={styles.group}>
        <legend>Source</legend>
        <p>The study, as it was printed. Visitors read it in this language.</p>
        <TextField {...at('source.authors')} label="Authors" maxLength={line} />
        <TextField {...at('source.title')} label="Title" maxLength={line} />
        <div className={styles.pair}>
          <TextField {...at('source.publication')} label="Journal, volume and pages" maxLength={line} />
          <NumberField {...at('source.year')} label="Year" step={1} />
        </div>
        <TextField
          {...at('source.url')}
          type="url"
          label="Address"
          hint="For example https://doi.org/10.1001/…"
          maxLength={riskMaxLengths.url}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Review</legend>
        <p>Somebody who has compared the number with its source. Visitors read the name and the day.</p>
        <div className={styles.pair}>
          <TextField {...at('reviewer')} label="Reviewed by" maxLength={line} optional />
          <DateField {...at('reviewed_on')} label="Reviewed on" optional />
        </div>
      </fieldset>
    </>
  );
}
