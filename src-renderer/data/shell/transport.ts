/** The console's interface to a shell: calls, events and file bytes, with one implementation per shell. */
import type { BridgeReply } from '#shared/bridge/errors.ts';
import type { HandedKind } from '#shared/bridge/handed-files.ts';
import type { CallOptions } from '#shared/bridge/index.ts';
import type { FirstQuestions } from '#shared/bridge/start.ts';

/** Returns the answer to one of `FirstQuestions.paths`; rejects when the page must request it itself. */
export type FirstAnswers = (path: string) => Promise<Response>;

/** Keeps the answer to a read that the shell sends for the page. `question`: `questionOf` the request. */
export type KeepFirst = (question: string, answer: Promise<Response>) => void;

export interface FirstReadsRequest extends FirstQuestions {
  /** The mark of the server of the last time. */
  readonly mark: string;
  /** Called when the platform's reads have started, with the answer to `app.start` if that has arrived. */
  readonly take: (reply: BridgeReply | null, answers: FirstAnswers) => KeepFirst;
}

export interface ShellTransport {
  readonly shell: 'desktop' | 'web';
  /** Connects and sends `app.start` together with `first`; null when this tab may not talk to the shell. */
  start(first: FirstReadsRequest): Promise<BridgeReply | null>;
  invoke(name: string, args: unknown, options: CallOptions<unknown>): Promise<BridgeReply>;
  /** `opened` runs whenever the stream opens: events before that, or during an interruption, are lost. */
  subscribe(listener: (name: string, payload: unknown) => void, opened: () => void): () => void;
  /** Hands a chosen or dropped file to the shell; the reply's value is a FileHandle. */
  sendFile(file: File, kind: HandedKind, signal?: AbortSignal): Promise<BridgeReply>;
  readFile(id: string): Promise<Blob>;
  /** Headers that every request to /api and /papi carries. */
  requestHeaders(): Record<string, string>;
  /** Headers by which the shell learns that this request was given up; absent where the connection itself tells. */
  watchRequest?(signal: AbortSignal): Record<string, string>;
}
