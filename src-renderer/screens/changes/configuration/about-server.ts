/** The server that a dialog is about. */
export interface AboutServer {
  readonly id: string;
  readonly name: string;
}
