import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { settingsUpdate, type SettingsAnswer, type SettingsUpdate } from '@lens/contracts/settings';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { Button } from '@lens/ui/office/Button';
import { confirm } from '../../components/confirm/confirm';
import { checkedBy } from '../../components/field/checked-by';
import { everyLanguage } from '../../components/field/every-language';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { useSaveKey } from '../../components/shortcuts/use-save-key';
import { toast } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '../../components/unsaved-guard/use-unsaved-guard';
import { useReviewedCounts } from './api/reviewed-counts';
import { useSettingsChange } from './api/settings';
import { Conflict } from './Conflict';
import { reviewQuestion } from './review-claims';
import { useColleague } from './use-colleague';
import { Awards, Institutions } from './sections/Honours';
import { Brands } from './sections/Brands';
import { Contact } from './sections/Contact';
import { Directions } from './sections/Directions';
import { Hours } from './sections/Hours';
import { Identity } from './sections/Identity';
import { Languages } from './sections/Languages';
import { Links } from './sections/Links';
import { Retention } from './sections/Retention';
import styles from './Settings.module.css';

interface SettingsFormProps {
  settings: SettingsAnswer;
  onReload: () => Promise<{ data?: SettingsAnswer }>;
}

const editable = ({ demo: _demo, revision: _revision, updated_at: _at, ...value }: SettingsAnswer) => ({
  ...value,
  directions: {
    ...value.directions,
    parking: everyLanguage(value.directions.parking, undefined),
    transit: everyLanguage(value.directions.transit, undefined),
  },
});

const question = {
  title: 'Discard your changes?',
  text: 'Every field that you have changed here goes back to what is saved.',
  action: 'Discard',
  keep: 'Keep editing',
};

const sections = [
  ['identity', 'Identity'],
  ['contact', 'Contact'],
  ['hours', 'Hours'],
  ['directions', 'Directions and missions'],
  ['links', 'Links and video'],
  ['languages', 'Languages'],
  ['brands', 'Brand names'],
  ['institutions', 'Education'],
  ['awards', 'Awards'],
  ['retention', 'Patients’ data'],
] as const;

/** Everything that the practice says of itself. It is saved whole, so that pages never show half of a change. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const form = useForm({ resolver: checkedBy(settingsUpdate), defaultValues: editable(settings) });
  const { control, handleSubmit, reset, formState } = form;
  const { mutateAsync: save, isPending, error } = useSettingsChange();
  const conflict =
    error instanceof StaffApiFailure && error.status === 412 && formState.isDirty ? error : undefined;
  /** What is typed was made on this, whatever is read meanwhile. */
  const [began, setBegan] = useState(settings.revision);
  useUnsavedGuard(formState.isDirty);
  const show = (stored: SettingsAnswer) => {
    setBegan(stored.revision);
    forget();
    reset(editable(stored));
  };
  const { rival, forget } = useColleague({
    revision: began,
    isDirty: () => form.formState.isDirty,
    read: onReload,
    show,
  });

  const counts = useReviewedCounts();
  const send = (revision?: number) => async (value: SettingsUpdate) => {
    const question = reviewQuestion(settings.languages, value.languages, counts);
    if (question && !(await confirm(question))) return;
    try {
      show(await save({ value, ...(revision === undefined ? {} : { revision }) }));
      toast('Settings saved. Visitors see them within a few seconds.');
    } catch (failure) {
      if (!(failure instanceof StaffApiFailure && failure.status === 412)) showFailure(form, failure);
    }
  };
  const submit = handleSubmit(send(began));
  useSaveKey(() => {
    if (formState.isDirty && !conflict && !isPending) void submit();
  });
  const discard = async () => {
    if (await confirm(question)) reset();
  };
  const takeTheirs = async () => {
    const { data } = await onReload();
    if (data) show(data);
  };
  return (
    <form
      className={styles['form']}
      aria-label="Settings"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <nav className={styles['contents']} aria-label="Sections">
        {sections.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles['sections']}>
        <Identity control={control} />
        <Contact control={control} />
        <Hours control={control} />
        <Directions control={control} />
        <Links control={control} />
        <Languages control={control} counts={counts} />
        <Brands control={control} />
        <Institutions control={control} />
        <Awards control={control} />
        <Retention control={control} />
        {formState.isDirty && (
          <div role="group" aria-label="Unsaved changes" className={styles['bar']} data-foot>
            {conflict ? (
              <Conflict
                said={conflict.message}
                busy={isPending}
                onMine={() => void handleSubmit(send())()}
                onTheirs={() => void takeTheirs()}
              />
            ) : (
              <>
                <FormError>
                  {formState.errors.root?.message ??
                    (formState.isSubmitted && !formState.isValid
                      ? 'Some fields need to be corrected.'
                      : undefined)}
                </FormError>
                <p role="status">
                  {rival
                    ? `${rival} has saved the settings in the meantime. When you save, you choose which version to keep.`
                    : 'You have unsaved changes.'}
                </p>
                <Button onClick={() => void discard()}>Discard</Button>
                <Button type="submit" look="main" busy={isPending}>
                  {isPending ? 'Saving…' : 'Save settings'}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </form>
  );
}
