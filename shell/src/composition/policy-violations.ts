import type { BrowserEvent } from '@lens/contracts/events';
import { blockedKinds, policyDirectives, type BlockedKind } from '@lens/contracts/policy-violations';

type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/** Further violations most likely have the same cause. */
const maxReports = 10;

/**
 * Reports each violation of the content policy once. We do not use the browser's own reports, which contain addresses
 * and parts of scripts.
 * @param route the pattern of the page that is open
 */
export function reportViolations(report: (event: BrowserEvent) => void, route: () => string): void {
  const reported = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }: Violation) => {
    const event: BrowserEvent = {
      kind: 'policy_violation',
      directive: policyDirectives.find((one) => one === effectiveDirective) ?? 'other',
      blocked: kindOf(blockedURI),
      route: route(),
    };
    const name = JSON.stringify(event);
    if (reported.has(name) || reported.size >= maxReports) return;
    reported.add(name);
    report(event);
  });
}

/** Both `trusted-types-…` values are one kind; addresses are told apart by scheme and origin. */
function kindOf(blocked: string): BlockedKind {
  if (blocked.startsWith('trusted-types')) return 'trusted-types';
  const [first] = blocked.split(':');
  const kind = blockedKinds.find((one) => one === first);
  if (kind) return kind;
  return URL.canParse(blocked) && new URL(blocked).origin === location.origin ? 'site' : 'other';
}
