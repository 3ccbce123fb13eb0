/** Every failure that the API answers: code → status and the sentence a person reads. */
export const catalogue = {
  validation_failed: [400, 'Some fields are missing or not valid.'],
  malformed_body: [400, 'The request could not be read as JSON.'],
  malformed_address: [400, 'The address of the request could not be read.'],
  wrong_password: [400, 'The current password is not right.'],
  unauthenticated: [401, 'Please sign in.'],
  invalid_credentials: [401, 'The username or password is not right.'],
  ticket_invalid: [401, 'This ticket was used or is too old. Ask for a new one.'],
  forbidden: [403, 'Your role does not allow this.'],
  not_found: [404, 'There is nothing with this id.'],
  route_not_found: [404, 'There is nothing at this address.'],
  idempotency_conflict: [409, 'This key was used for a different request already.'],
  consent_required: [409, 'An approved testimonial needs the consent of the person and its source.'],
  slug_taken: [409, 'Another article has this address.'],
  username_taken: [409, 'This username is taken.'],
  last_admin: [409, 'The last administrator has to stay one.'],
  revision_conflict: [412, 'Somebody else has changed this in the meantime.'],
  payload_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Send the request as application/json.'],
  revision_required: [428, 'Say which revision the change was made on.'],
  too_many_requests: [429, 'Too many requests. Please wait a little and try again.'],
  too_many_attempts: [429, 'Too many failed sign-ins. Please wait and try again.'],
  too_many_streams: [429, 'You are listening in too many places at once. Close one of them.'],
  internal_error: [500, 'Something went wrong on our side. Please try again.'],
  database_unavailable: [503, 'The service is not available for a moment. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof catalogue;
