export class SheetRefused extends Error {
  /** ROWS: more rows than a worksheet can have. SIZE: more bytes than a zip without extensions can have. */
  readonly reason: 'ROWS' | 'SIZE';

  constructor(reason: SheetRefused['reason']) {
    super(`the table does not fit a worksheet: ${reason}`);
    this.reason = reason;
  }
}
