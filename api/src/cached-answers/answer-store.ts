import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.js';

interface StoredAnswer {
  /** The content revision that was read before the answer was made. */
  revision: string;
  answer: Answer;
  uses: number;
}

export interface StoreLimits {
  /** For answers that are asked for again and again. */
  popularBytes: number;
  /** For all others. */
  otherBytes: number;
}

const defaultLimits: StoreLimits = { popularBytes: 32 * 1024 * 1024, otherBytes: 8 * 1024 * 1024 };

/** How often an answer is used before it counts as popular. */
const popularUses = 3;

/** What an entry takes beside its texts, so that a million empty answers are not free. */
const entryBytes = 1000;

/**
 * Cached answers by target, in two parts: whoever asks for endless variations of an address only drives answers out
 * that few people ask for.
 */
export class AnswerStore {
  private readonly popular: LRUCache<string, StoredAnswer>;
  private readonly others: LRUCache<string, StoredAnswer>;

  constructor({ popularBytes, otherBytes }: StoreLimits = defaultLimits) {
    const sizeCalculation = ({ answer }: StoredAnswer, target: string) =>
      entryBytes + answer.bytes + 2 * target.length;
    this.popular = new LRUCache({ maxSize: popularBytes, sizeCalculation });
    this.others = new LRUCache({ maxSize: otherBytes, sizeCalculation });
  }

  get bytes(): { popular: number; others: number } {
    return { popular: this.popular.calculatedSize, others: this.others.calculatedSize };
  }

  /** The answer that was made under this revision. */
  get(target: string, revision: string): Answer | undefined {
    const stored = this.popular.get(target) ?? this.getOther(target);
    return stored?.revision === revision ? stored.answer : undefined;
  }

  set(target: string, revision: string, answer: Answer): void {
    if (this.popular.has(target)) {
      this.popular.set(target, { revision, answer, uses: popularUses });
      return;
    }
    // How often it is used counts on under the next revision.
    const uses = this.others.peek(target)?.uses ?? 0;
    this.others.set(target, { revision, answer, uses });
  }

  private getOther(target: string): StoredAnswer | undefined {
    const stored = this.others.get(target);
    if (!stored) return undefined;
    stored.uses += 1;
    if (stored.uses >= popularUses) {
      this.others.delete(target);
      this.popular.set(target, stored);
    }
    return stored;
  }
}
