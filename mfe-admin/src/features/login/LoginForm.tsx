import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import { AlertIcon } from '@lens/ui/icons/state';
import { requiresCode, failureMessage, signIn } from './sign-in';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  /** Set for signing in again as the same user. */
  username?: string;
}

export function LoginForm({ username }: LoginFormProps) {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isCodeRequired, setIsCodeRequired] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (isCodeRequired) code.current?.focus();
  }, [isCodeRequired]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSigningIn) return;
    const form = new FormData(event.currentTarget);
    const otp = form.get('otp');
    setIsSigningIn(true);
    setError(null);
    try {
      await signIn({
        username: String(form.get('username')),
        password: String(form.get('password')),
        ...(otp === null ? {} : { otp: String(otp) }),
      });
    } catch (failure) {
      // The first request for a code is no error: the new field says what is needed.
      const isFirstRequest = requiresCode(failure) && !isCodeRequired;
      if (isFirstRequest) setIsCodeRequired(true);
      else setError(failureMessage(failure));
      setIsSigningIn(false);
      if (!isFirstRequest) (requiresCode(failure) ? code : password).current?.select();
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <p role="alert" className={styles.error}>
          <AlertIcon className={styles.icon} />
          {error}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-username`}>Username</label>
        <input
          id={`${id}-username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
          readOnly={username !== undefined}
          required
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Password</label>
        <input
          id={`${id}-password`}
          ref={password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      {isCodeRequired && (
        <div className={styles.field}>
          <label htmlFor={`${id}-otp`}>One-time code</label>
          <input
            id={`${id}-otp`}
            ref={code}
            name="otp"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={accountMaxLengths.oneTimeCode}
            aria-describedby={`${id}-otp-hint`}
            required
          />
          <p id={`${id}-otp-hint`} className={styles.hint}>
            The six digits of your authenticator app, or one of your recovery codes.
          </p>
        </div>
      )}
      <button type="submit" className={styles.submit} disabled={isSigningIn}>
        {isSigningIn ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
