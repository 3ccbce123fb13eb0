import { describeMissing, type Permissions } from '../../components/permissions/use-permissions';
import type { PendingText } from './pending-texts';

/** Why the user cannot publish a reviewed text; null if they can. */
export function publishingObstacle(
  { language, critical, sign_off }: PendingText,
  { may, isEditor }: Permissions,
): string | null {
  if (critical && !sign_off)
    return 'It is critical, and two people have not signed it: it cannot be published yet.';
  // What editors may do is said once, above.
  return may('publish', language) || isEditor ? null : describeMissing('publish', language);
}
