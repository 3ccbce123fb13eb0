import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { releaseReasonMaxLength } from '@lens/contracts/max-lengths';
import type { SiteModule } from '@lens/contracts/modules';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { FormError } from '../../components/field/FormError';
import { SelectField } from '../../components/field/SelectField';
import { TextField } from '../../components/field/TextField';
import { toast } from '../../components/toasts/toasts';
import { useModuleAction } from './api/modules';
import {
  checkCommandOf,
  commandOf,
  consequenceOf,
  isUntried,
  needsKeys,
  proposedShare,
  shares,
  wordingOf,
  type Intent,
} from './changes';
import styles from './Modules.module.css';

interface ChangeDialogProps {
  module: SiteModule;
  intent: Intent;
  /** That of what is shown. */
  revision: number;
  canRelease: boolean;
  onClose: () => void;
}

/** What the fields of the dialog say. */
interface Choice {
  percent: string;
  reason: string | null;
}

const shareOptions = shares.map((share) => [String(share), `${share}%`] as const);

/** Says what patients will see, and does it; without the keys that it takes, it shows the command. */
export function ChangeDialog({ module, intent, revision, canRelease, onClose }: ChangeDialogProps) {
  const id = useId();
  const { control, handleSubmit } = useForm<Choice>({
    defaultValues: { percent: String(proposedShare(module, intent)), reason: null },
  });
  const percent = Number(useWatch({ control, name: 'percent' }));
  const { mutate: change, isPending, error } = useModuleAction();
  const { title, button, done } = wordingOf(module, intent);
  const needsReason = isUntried(module, intent);
  const isCommand = needsKeys(intent) && !canRelease;
  const submit = handleSubmit(({ reason: typed }) => {
    const { action, version } = intent;
    const reason = typed?.trim() || undefined;
    change(
      {
        name: module.name,
        action: action === 'roll-out' ? { action, version, percent, reason } : { action, version, reason },
        baseRevision: revision,
      },
      {
        onSuccess: () => {
          toast(done);
          onClose();
        },
      },
    );
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isCommand ? 'Close' : 'Cancel'}</Button>
          {!isCommand && (
            <Button type="submit" form={id} look="main" busy={isPending}>
              {button}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{error?.message}</FormError>
        {intent.action === 'roll-out' && (
          <SelectField
            control={control}
            name="percent"
            label="Share of the visitors"
            options={shareOptions}
          />
        )}
        {consequenceOf(module, intent, percent).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isCommand ? (
          <>
            <p>This server has no keys of the release job. Where they are, run:</p>
            <pre className={styles.command}>
              <code>{commandOf(module, intent, percent)}</code>
            </pre>
          </>
        ) : (
          <>
            {needsReason && (
              <p>
                The gate has not tried this version with what is live now: its pages were not rendered, and
                not opened in a browser beside those of other modules. Only its files are checked. Run{' '}
                <code>{checkCommandOf(module, intent)}</code> first, or say why it goes live nevertheless.
              </p>
            )}
            <TextField
              control={control}
              name="reason"
              label="Reason"
              hint="Everybody who looks at the history reads it."
              maxLength={releaseReasonMaxLength}
              optional={!needsReason}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
