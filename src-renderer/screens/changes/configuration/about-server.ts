export interface AboutServer {
  readonly id: string;
  readonly name: string;
}
