import { isByTwoPeople, type Signer, type SignOff } from '@lens/contracts/sign-offs';
import type { EntityManager } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';
import { isCriticalEntry, type DeskEntry } from './desk-entries.js';
import { noSignature, type Signature, type TextContent } from './save-revision.js';

type Saved = Pick<TextContent, 'text' | 'state' | 'source'>;

/**
 * Who stands behind a wording when staff save it. Whoever saves another wording becomes its translator; whoever reviews
 * a wording that somebody else translated signs it, and any further change begins anew.
 * @param entry its `row` is locked
 * @throws ApiError 409 `translator_required`, `second_person_required`, `qualification_required`, all for critical texts
 */
export async function signatureOf(
  manager: EntityManager,
  staff: Staff,
  entry: DeskEntry,
  saved: Saved,
): Promise<Signature> {
  const now = new Date().toISOString();
  const own: Signature = { translator_id: staff.id, translated_at: now, sign_off: null };
  const translator = translatorOf(entry, saved);
  if (saved.state !== 'reviewed') return translator ?? own;
  const sign_off = translator && (await signOffOf(manager, staff, translator, now));
  if (isCriticalEntry(entry)) await requireSignOff(manager, staff, translator, sign_off);
  // Whoever reviews a shipped or a machine's wording has not translated it.
  if (!translator) return isNewWording(entry, saved) ? own : noSignature;
  return { ...translator, sign_off: sign_off ?? null };
}

/** The translator of a wording that is saved again as it is; undefined for a new one, and where nobody vouches for it. */
function translatorOf({ row }: DeskEntry, { text, source }: Saved): Signature | undefined {
  if (!row?.translator_id || row.text !== text || row.source !== source) return undefined;
  return { translator_id: row.translator_id, translated_at: row.translated_at, sign_off: null };
}

const isNewWording = ({ row, shipped }: DeskEntry, { text }: Saved): boolean =>
  (row?.text ?? shipped) !== text;

/** Undefined unless both accounts still exist, with names and qualifications of two people. */
async function signOffOf(
  manager: EntityManager,
  staff: Staff,
  { translator_id, translated_at }: Signature,
  now: string,
): Promise<SignOff | undefined> {
  if (translator_id === staff.id) return undefined;
  const translator = toSigner(await findUser(manager, translator_id), translated_at ?? now);
  const reviser = toSigner(await findUser(manager, staff.id), now);
  if (!translator || !reviser) return undefined;
  const signOff = { translator, reviser };
  return isByTwoPeople(signOff) ? signOff : undefined;
}

/** Says what is missing. */
async function requireSignOff(
  manager: EntityManager,
  staff: Staff,
  translator: Signature | undefined,
  signOff: SignOff | undefined,
): Promise<void> {
  if (signOff) return;
  const author = await findUser(manager, translator?.translator_id ?? null);
  if (!author) throw new ApiError('translator_required');
  if (author.id === staff.id) throw new ApiError('second_person_required');
  const reviser = await findUser(manager, staff.id);
  const incomplete = [author, reviser].find((user) => !toSigner(user, ''));
  if (!incomplete) throw new ApiError('second_person_required');
  throw new ApiError('qualification_required', { placeholders: { who: incomplete.username } });
}

const findUser = (manager: EntityManager, id: string | null): Promise<User | null> =>
  id === null ? Promise.resolve(null) : manager.findOneBy(User, { id });

function toSigner(user: User | null, at: string): Signer | undefined {
  if (!user?.name || !user.qualification) return undefined;
  return { name: user.name, qualification: user.qualification, at };
}
