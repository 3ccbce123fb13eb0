/**
 * An answer that the database has already written as JSON. It is sent as it is: whoever writes it takes the fields from
 * the schema of the answer.
 */
export class JsonText {
  constructor(readonly json: string) {}
}
