import { useSession } from '@lens/platform/session';

export const head = () => ({ title: 'Another house', noindex: true });

export function Page() {
  const user = useSession((state) => state.user);
  return <h1>Signed in as {user?.username}</h1>;
}
