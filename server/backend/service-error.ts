/**
 * An answer other than the one asked for. Each service extends this by the fields of its wire and
 * keeps a catalogue of all its errors; they are thrown anywhere and rendered once, at the edge.
 */
export abstract class ServiceError<
  Fields extends { status: number; code: string; message: string },
> extends Error {
  readonly fields: Fields

  constructor(fields: Fields, options?: ErrorOptions) {
    super(fields.message, options)
    this.fields = fields
  }
}
