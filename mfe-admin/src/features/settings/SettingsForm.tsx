import { useForm } from 'react-hook-form';
import { settingsUpdate, type SettingsAnswer, type SettingsUpdate } from '@lens/contracts/settings';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { Button } from '@lens/ui/office/Button';
import { checkedBy } from '../../components/field/checked-by';
import { FormError } from '../../components/field/FormError';
import { showFailure } from '../../components/field/show-failure';
import { useSaveKey } from '../../components/shortcuts/use-save-key';
import { toast } from '../../components/toasts/toasts';
import { useUnsavedGuard } from '../../components/unsaved-guard/use-unsaved-guard';
import { useSettingsChange } from './api/settings';
import { Conflict } from './Conflict';
import { Awards, Institutions } from './sections/Honours';
import { Contact } from './sections/Contact';
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

const editable = ({ demo: _demo, revision: _revision, updated_at: _at, ...value }: SettingsAnswer) => value;

const sections = [
  ['identity', 'Identity'],
  ['contact', 'Contact'],
  ['hours', 'Hours'],
  ['links', 'Links and film'],
  ['languages', 'Languages'],
  ['institutions', 'Education'],
  ['awards', 'Awards'],
  ['retention', 'Patients’ data'],
] as const;

/** Everything that the practice says of itself. It is saved whole, so that pages never show half of a change. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const form = useForm({ resolver: checkedBy(settingsUpdate), defaultValues: editable(settings) });
  const { control, handleSubmit, reset, formState } = form;
  const { mutateAsync: save, isPending, error } = useSettingsChange();
  const conflict = error instanceof StaffApiFailure && error.status === 412 && formState.isDirty;
  useUnsavedGuard(formState.isDirty);

  const send = (revision?: number) => async (value: SettingsUpdate) => {
    try {
      reset(editable(await save({ value, ...(revision === undefined ? {} : { revision }) })));
      toast('Settings saved. Visitors see them now.');
    } catch (failure) {
      if (!(failure instanceof StaffApiFailure && failure.status === 412)) showFailure(form, failure);
    }
  };
  const submit = handleSubmit(send(settings.revision));
  useSaveKey(() => {
    if (formState.isDirty && !conflict && !isPending) void submit();
  });
  const takeTheirs = async () => {
    const { data } = await onReload();
    if (data) reset(editable(data));
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
        <Links control={control} />
        <Languages control={control} />
        <Institutions control={control} />
        <Awards control={control} />
        <Retention control={control} />
        {formState.isDirty && (
          <div role="group" aria-label="Unsaved changes" className={styles['bar']}>
            {conflict ? (
              <Conflict
                busy={isPending}
                onMine={() => void handleSubmit(send())()}
                onTheirs={() => void takeTheirs()}
              />
            ) : (
              <>
                <FormError>
                  {formState.errors.root?.message ??
                    (formState.isSubmitted && !formState.isValid
                      ? 'Some fields need another look.'
                      : undefined)}
                </FormError>
                <p>You have unsaved changes.</p>
                <Button onClick={() => reset()}>Discard</Button>
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
