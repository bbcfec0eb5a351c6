/**
 * What an operation returns that can fail in expected ways: a value, or a reason for programs and a
 * message for people. `Details` is what a failure carries besides, such as an HTTP status.
 *
 * Two kinds of result have other shapes: those of the account service, which the specification sets
 * (`app/lib/account/account-result.ts`), and those of form parsers, which fail with an error per field.
 */
export type Outcome<Value, Reason extends string, Details extends object = object> =
  | { ok: true; value: Value }
  | Failure<Reason, Details>

export type Failure<Reason extends string, Details extends object = object> = {
  ok: false
  reason: Reason
  message: string
} & Details
