/** Local storage: consultation requests that could not be sent, and the outcomes that the visitor has yet to read. */
export const waitingRequestsKey = 'consultation-queue';

/** Whether this browser has a waiting request, or the outcome of one to show. */
export function hasWaitingRequests(): boolean {
  try {
    return localStorage.getItem(waitingRequestsKey) !== null;
  } catch {
    return false;
  }
}
