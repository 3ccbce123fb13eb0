/** An error that keeps a command from starting and that the operator can fix; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
