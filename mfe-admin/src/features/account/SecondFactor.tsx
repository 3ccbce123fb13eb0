import { useState } from 'react';
import { Button } from '@lens/ui/office/Button';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { pluralize } from '@lens/platform/pluralize';
import { useSecondFactor } from './api/account';
import { Enrolment } from './Enrolment';
import { ProofForm } from './ProofForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import styles from './Account.module.css';

type Step = 'rest' | 'enrol' | 'renew' | 'turn-off';

/** The section that sets up, renews and turns off the second factor. */
export function SecondFactor() {
  const query = useSecondFactor();
  const [step, setStep] = useState<Step>('rest');
  const [codes, setCodes] = useState<string[] | null>(null);
  const showOverview = () => setStep('rest');
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    showOverview();
  };
  return (
    <section className={styles.panel} aria-labelledby="own-second-factor">
      <h2 id="own-second-factor">Second factor</h2>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`It could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading…" rows={2} />}
      {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      {query.data && !codes && step === 'rest' && (
        <>
          <p>
            {query.data.enabled
              ? `On: signing in requires a code from your authenticator app. ${pluralize(query.data.recovery_codes, 'recovery code')} left.`
              : 'Off: whoever learns your password can sign in. An authenticator app on your phone prevents that.'}
          </p>
          <div className={styles.actions}>
            {query.data.enabled ? (
              <>
                <Button onClick={() => setStep('renew')}>New recovery codes</Button>
                <Button look="danger" onClick={() => setStep('turn-off')}>
                  Turn off
                </Button>
              </>
            ) : (
              <Button onClick={() => setStep('enrol')}>Set up</Button>
            )}
          </div>
        </>
      )}
      {step === 'enrol' && <Enrolment onCancel={showOverview} onDone={showCodes} />}
      {(step === 'renew' || step === 'turn-off') && (
        <ProofForm
          key={step}
          purpose={step}
          onCancel={showOverview}
          onRenewed={showCodes}
          onDisabled={showOverview}
        />
      )}
    </section>
  );
}
