/** Local storage: what a visitor wrote in the form and could not send, and what became of it, until they have read that. */
export const waitingKey = 'consultation-queue';

/** Whether this browser holds anything to send, or to tell of. */
export function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    return false;
  }
}
