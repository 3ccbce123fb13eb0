export interface MailTemplates {
  /** Confirms that a consultation request arrived; contains nothing that the sender wrote. */
  received(facts: { practice: string; phone: string; reference: string }): { subject: string; text: string };
  /** Asks to confirm a newsletter subscription; `{confirm}` and `{unsubscribe}` become links. */
  confirm(facts: { practice: string }): { subject: string; text: string };
}
