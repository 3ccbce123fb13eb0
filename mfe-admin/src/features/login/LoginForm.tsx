import { useId, useRef, useState, type FormEvent } from 'react';
import { AlertIcon } from '@lens/ui/icons/state';
import { messageOf, signIn } from './sign-in';
import styles from './LoginForm.module.css';

export function LoginForm() {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    const form = new FormData(event.currentTarget);
    setWorking(true);
    setError(null);
    try {
      await signIn({ username: String(form.get('username')), password: String(form.get('password')) });
    } catch (failure) {
      setError(messageOf(failure));
      setWorking(false);
      password.current?.select();
    }
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          <AlertIcon className={styles['icon']} />
          {error}
        </p>
      )}
      <div className={styles['field']}>
        <label htmlFor={`${id}-username`}>Username</label>
        <input
          id={`${id}-username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <div className={styles['field']}>
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
      <button type="submit" className={styles['submit']} disabled={working}>
        {working ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
