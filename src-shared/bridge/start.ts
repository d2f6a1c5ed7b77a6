/** What a page that begins in a browser asks for in one question: `app.start`, and first reads of the platform. */
import type { BridgeReply } from './errors.ts';

export interface FirstQuestions {
  /** Reads of the platform, each asked where the one before was answered with 200 to 299. */
  readonly paths: readonly string[];
  /** `Accept-Language` of those. */
  readonly language: string;
  /** The id of the server that this tab is on; null in a new tab, which begins with the last one that was chosen. */
  readonly server: string | null;
}

/** The first line of the answer; after it come the platform's answers, a line each. */
export interface StartLine {
  /** Of a tab that has just come in. */
  readonly session?: string;
  /** The answer to `app.start`. */
  readonly start?: BridgeReply;
}

export interface FirstAnswer {
  readonly path: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/**
 * The mark of the server that a tab begins with (`ServerProfile.mark`), as far as the reply is one to `app.start`: its
 * own, as long as there is one of that id.
 */
export function firstMark(reply: BridgeReply | null, server: string | null): string | null {
  if (!reply?.ok) return null;
  const { servers } = reply.value as {
    readonly servers?: {
      readonly active: string;
      readonly profiles: readonly { readonly id: string; readonly mark: string }[];
    };
  };
  const markOf = (wanted: string | null | undefined) =>
    servers?.profiles.find(({ id }) => id === wanted)?.mark ?? null;
  return markOf(server) ?? markOf(servers?.active);
}
