import type { BrowserEvent } from '@lens/contracts/events';
import { blockedKinds, policyDirectives, type BlockedKind } from '@lens/contracts/policy-violations';

type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/** More of them are one fault, which the first ones tell as well. */
const most = 10;

/**
 * Reports what the content policy refused on this page, once each: what a browser sends by itself holds addresses, and
 * pieces of scripts.
 * @param route the pattern of the page that is open
 */
export function reportViolations(report: (event: BrowserEvent) => void, route: () => string): void {
  const told = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }: Violation) => {
    const event: BrowserEvent = {
      kind: 'policy_violation',
      directive: policyDirectives.find((one) => one === effectiveDirective) ?? 'other',
      blocked: kindOf(blockedURI),
      route: route(),
    };
    const name = JSON.stringify(event);
    if (told.has(name) || told.size >= most) return;
    told.add(name);
    report(event);
  });
}

/** `trusted-types-policy` and `trusted-types-sink` are one kind; so are addresses by their scheme, or their origin. */
function kindOf(blocked: string): BlockedKind {
  if (blocked.startsWith('trusted-types')) return 'trusted-types';
  const [first] = blocked.split(':');
  const named = blockedKinds.find((one) => one === first);
  if (named) return named;
  return URL.canParse(blocked) && new URL(blocked).origin === location.origin ? 'site' : 'other';
}
