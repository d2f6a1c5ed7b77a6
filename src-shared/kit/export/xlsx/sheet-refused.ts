/** A table that one worksheet can't hold. */
export class SheetRefused extends Error {
  /** ROWS: more than a worksheet has. SIZE: more bytes than a zip without extensions takes. */
  readonly reason: 'ROWS' | 'SIZE';

  constructor(reason: SheetRefused['reason']) {
    super(`the table does not fit a worksheet: ${reason}`);
    this.reason = reason;
  }
}
