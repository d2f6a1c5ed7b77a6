/** What the console needs of a shell: calls, events and file bytes. One implementation per shell. */
import type { BridgeReply } from '#shared/bridge/errors.ts';
import type { HandedKind } from '#shared/bridge/handed-files.ts';
import type { CallOptions } from '#shared/bridge/index.ts';
import type { FirstQuestions } from '#shared/bridge/start.ts';

/** Answers one of the first reads, in their order; rejects where the page has to ask for it itself. */
export type FirstAnswers = (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

export interface FirstReads extends FirstQuestions {
  /** Told as soon as the platform is asked, with the answer to `app.start` where that is there already. */
  readonly take: (reply: BridgeReply | null, answers: FirstAnswers) => void;
}

export interface ShellTransport {
  readonly shell: 'desktop' | 'web';
  /** Comes in and asks `app.start`, and `first` with it; null: this tab may not talk to the shell. */
  start(first: FirstReads): Promise<BridgeReply | null>;
  invoke(name: string, args: unknown, options: CallOptions<unknown>): Promise<BridgeReply>;
  /** `opened`: from now on events are told; what happened before, or while the stream was broken, was not. */
  subscribe(listener: (name: string, payload: unknown) => void, opened: () => void): () => void;
  /** Hands a file that the user chose or dropped to the shell; value: a FileHandle. */
  sendFile(file: File, kind: HandedKind, signal?: AbortSignal): Promise<BridgeReply>;
  /** The bytes behind a handle. */
  readFile(id: string): Promise<Blob>;
  /** Headers that every request to /api and /papi carries. */
  requestHeaders(): Record<string, string>;
}
