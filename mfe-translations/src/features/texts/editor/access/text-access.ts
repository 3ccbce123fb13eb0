import type { DeskText } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { describeMissing, type Permissions } from '../../../../components/permissions/use-permissions';

/** What the user may do with the text in the editor, and the sentences that say why not. */
export interface TextAccess {
  mayTranslate: boolean;
  /** For a critical text, whether the user would be its second person. */
  mayReview: boolean;
  /** Whether saving the wording as it is makes the user its translator. */
  canVouch: boolean;
  /** Why the text box is read-only; null if it is not, or if the desk says so already. */
  readOnlyReason: string | null;
  /** Why a text that is not critical cannot be reviewed by the user; null otherwise. */
  reviewReason: string | null;
  /** For a critical text that is not signed: who has to do what next. */
  nextSteps: string[];
}

interface AccessInputs {
  text: DeskText;
  /** Whether the user has changed the wording. */
  isDirty: boolean;
  permissions: Permissions;
  username: string | undefined;
}

const whereToAdd = 'An administrator can add them under Users.';
const ownAccountIncomplete = `Your account has no name or no qualification for sign-offs. ${whereToAdd}`;

/** Says who has to do what before a critical text is signed. */
function stepsOf({ text, isDirty, permissions, username }: AccessInputs): string[] {
  const { language, sign_off, translator } = text;
  const { may, canSign } = permissions;
  const { name } = languageOf(language);
  const [mayTranslate, mayReview] = [may('translate', language), may('review', language)];
  if (isDirty)
    return [
      `You have changed the wording: once you save it, you are its translator, and somebody else has to review it.${sign_off ? ' The sign-off above ends then.' : ''}`,
      ...(canSign ? [] : [ownAccountIncomplete]),
    ];
  if (sign_off) return [];
  if (!translator) {
    const isWritten = (text.text ?? text.shipped) !== null;
    if (!mayTranslate)
      return [`Somebody who may translate ${name} has to save it first. Then somebody else reviews it.`];
    return [
      isWritten
        ? 'Nobody has translated this wording under their name yet. If it is right, save it as it is: you are then its translator, and somebody else reviews it.'
        : 'Translate it; then somebody else reviews it.',
      ...(canSign ? [] : [ownAccountIncomplete]),
    ];
  }
  const isMine = translator.username === username;
  if (isMine)
    return [
      `You translated it. Somebody else who may review ${name} has to review it.`,
      ...(canSign ? [] : [ownAccountIncomplete]),
    ];
  if (!translator.name || !translator.qualification)
    return [
      `The account ${translator.username} has no name or no qualification for sign-offs. ${whereToAdd} Then somebody else can review it.`,
    ];
  if (!mayReview) return [`Somebody who may review ${name}, and who did not translate it, has to review it.`];
  return [canSign ? 'If the wording is right, mark it as reviewed: you sign it.' : ownAccountIncomplete];
}

/** Whether the user can sign a critical text as its second person. */
function canSignAsSecond({ text, isDirty, permissions, username }: AccessInputs): boolean {
  const { sign_off, translator } = text;
  if (isDirty || sign_off || !permissions.canSign) return false;
  return Boolean(translator?.name && translator.qualification) && translator?.username !== username;
}

export function accessTo(inputs: AccessInputs): TextAccess {
  const { text, isDirty, permissions } = inputs;
  const { language, critical, sign_off, translator } = text;
  const { may, isEditor } = permissions;
  const mayTranslate = may('translate', language);
  const isReviewer = may('review', language);
  return {
    mayTranslate,
    mayReview: isReviewer && (!critical || canSignAsSecond(inputs)),
    canVouch: mayTranslate && critical && !sign_off && !translator,
    readOnlyReason: mayTranslate || isEditor ? null : describeMissing('translate', language),
    reviewReason: critical || isReviewer || !mayTranslate ? null : describeMissing('review', language),
    nextSteps: critical && (!sign_off || isDirty) ? stepsOf(inputs) : [],
  };
}
