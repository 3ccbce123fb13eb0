import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { settingsUpdate, type SettingsAnswer, type SettingsUpdate } from '@lens/contracts/settings';
import { useLocation } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { confirm } from '@lens/platform/confirm';
import { FormConflict } from '../../components/conflict/FormConflict';
import { useSharedForm } from '../../components/conflict/use-shared-form';
import { resolverFor } from '../../components/field/resolver-for';
import { withEveryLanguage } from '../../components/field/with-every-language';
import { FormError } from '../../components/field/FormError';
import { settingsSections, type SettingsSectionId } from '../../components/settings-sections';
import { useSaveKey } from '../../components/shortcuts/use-save-key';
import { toast } from '../../components/toasts/toasts';
import { formatForm } from '../../components/conflict/form-fields';
import { useUnsavedText } from '../../components/unsaved-text/use-unsaved-text';
import { useUnsavedGuard } from '@lens/platform/unsaved-guard';
import { readSettings, useSettingsChange } from './api/settings';
import { missingHoursQuestion } from './missing-hours';
import { settingsFields } from './settings-fields';
import { useColleagueSave } from './use-colleague-save';
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

const toFormValues = ({
  demo: _demo,
  revision: _revision,
  changed_by: _by,
  updated_at: _at,
  ...value
}: SettingsAnswer) => ({
  ...value,
  directions: {
    ...value.directions,
    parking: withEveryLanguage(value.directions.parking, undefined),
    transit: withEveryLanguage(value.directions.transit, undefined),
  },
});

const discardQuestion = {
  title: 'Discard your changes?',
  text: 'All your unsaved changes here will be lost.',
  action: 'Discard',
  cancelLabel: 'Keep editing',
};

const firstControlOf = (section: SettingsSectionId) =>
  document.getElementById(section)?.querySelector<HTMLElement>('input, button') ?? null;

/** All settings. They are saved as a whole, so that pages never show half of a change. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const form = useForm({ resolver: resolverFor(settingsUpdate), defaultValues: toFormValues(settings) });
  const { control, handleSubmit, reset, formState } = form;
  const { mutateAsync: save, isPending } = useSettingsChange();
  const sharedForm = useSharedForm({
    form,
    item: settings,
    valuesOf: toFormValues,
    fields: settingsFields,
    readNewest: readSettings,
  });
  const revision = () => sharedForm.revision() ?? settings.revision;
  useUnsavedGuard(formState.isDirty);
  useUnsavedText(formState.isDirty, () => formatForm(settingsFields, form.getValues()));
  const { savedBy, forgetColleague } = useColleagueSave({
    revision,
    isDirty: () => form.formState.isDirty,
    read: onReload,
  });

  const { hash } = useLocation();
  // The form did not exist when the address was opened. In browsers `scrollIntoView` returns a promise, which React
  // would take for a clean-up.
  useEffect(() => void document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  // Days that a colleague left out are not asked about.
  const hasChangedHours = formState.dirtyFields.hours !== undefined;
  const submit = handleSubmit(async (value: SettingsUpdate) => {
    const hoursQuestion = hasChangedHours ? missingHoursQuestion(settings.hours, value.hours) : null;
    if (hoursQuestion && !(await confirm({ ...hoursQuestion, focusOnCancel: () => firstControlOf('hours') })))
      return;
    try {
      const stored = await save({ value, baseRevision: revision() });
      sharedForm.markSaved(stored);
      forgetColleague();
      reset(toFormValues(stored));
      toast('Settings saved. Visitors see them within a few seconds.');
    } catch (failure) {
      await sharedForm.handleFailure(failure);
    }
  });
  useSaveKey(() => {
    if (formState.isDirty && !sharedForm.conflict && !isPending) void submit();
  });
  const discard = async () => {
    if (!(await confirm(discardQuestion))) return;
    reset();
    forgetColleague();
    if (savedBy) await onReload();
  };
  const rebase: typeof sharedForm.rebase = (theirs, mine, keptFields) => {
    sharedForm.rebase(theirs, mine, keptFields);
    forgetColleague();
  };
  return (
    <form className={styles.form} aria-label="Settings" noValidate onSubmit={(event) => void submit(event)}>
      <nav className={styles.contents} aria-label="Sections">
        {settingsSections.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        <Identity control={control} />
        <Contact control={control} />
        <Hours control={control} />
        <Directions control={control} />
        <Links control={control} />
        <Languages control={control} />
        <Brands control={control} />
        <Institutions control={control} />
        <Awards control={control} />
        <Retention control={control} />
        {formState.isDirty && (
          <div role="group" aria-label="Unsaved changes" className={styles.bar}>
            <FormError>
              {formState.errors.root?.message ??
                (formState.isSubmitted && !formState.isValid
                  ? 'Some fields need to be corrected.'
                  : undefined)}
            </FormError>
            <p role="status">
              {savedBy
                ? `${savedBy} has saved the settings in the meantime. When you save, you choose which version to keep.`
                : 'You have unsaved changes.'}
            </p>
            <Button onClick={() => void discard()}>Discard</Button>
            <Button type="submit" look="main" busy={isPending}>
              {isPending ? 'Saving…' : 'Save settings'}
            </Button>
          </div>
        )}
      </div>
      {sharedForm.conflict && (
        <FormConflict
          itemName="the settings"
          conflict={sharedForm.conflict}
          onRebase={rebase}
          onSave={() => void submit()}
          onPostpone={sharedForm.postpone}
        />
      )}
    </form>
  );
}
