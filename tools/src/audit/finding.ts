/** What a scanner or npm says is wrong. */
export interface Finding {
  tool: 'npm audit' | 'sqlmap' | 'wapiti';
  /** The kind, in the tool's own words. */
  kind: string;
  /** Where: a method with a path pattern and a parameter, or a package. */
  at: string;
}

/** A finding that is no fault, or one that nobody can mend here, and why. */
export interface Accepted {
  tool: Finding['tool'];
  kind: string;
  /** The beginning of where it is found; left out: everywhere. */
  at?: string;
  reason: string;
}

export const describe = ({ tool, kind, at }: Finding): string => `${tool}: ${kind} at ${at}`;

const covers = (accepted: Accepted, finding: Finding): boolean =>
  accepted.tool === finding.tool &&
  accepted.kind === finding.kind &&
  finding.at.startsWith(accepted.at ?? '');

export interface Verdict {
  /** What nobody has accepted. */
  open: Finding[];
  /** What was accepted, each with its reason. */
  known: { finding: Finding; reason: string }[];
  /** Reasons for what a tool that ran does not find any more. */
  outdated: Accepted[];
}

/** @param ran the tools that ran to their end: only of those it is known what they do not find any more */
export function judge(
  findings: readonly Finding[],
  accepted: readonly Accepted[],
  ran: readonly Finding['tool'][],
): Verdict {
  const reasonOf = (finding: Finding) => accepted.find((one) => covers(one, finding))?.reason;
  return {
    open: findings.filter((finding) => reasonOf(finding) === undefined),
    known: findings.flatMap((finding) => {
      const reason = reasonOf(finding);
      return reason === undefined ? [] : [{ finding, reason }];
    }),
    outdated: accepted.filter(
      (one) => ran.includes(one.tool) && !findings.some((finding) => covers(one, finding)),
    ),
  };
}
