export interface Letters {
  /** To somebody whose request arrived. Nothing in it comes from what they wrote. */
  received(facts: { practice: string; phone: string; reference: string }): { subject: string; text: string };
  /** To somebody whose address was given to the newsletter; `{confirm}` and `{unsubscribe}` become links. */
  confirm(facts: { practice: string }): { subject: string; text: string };
}
