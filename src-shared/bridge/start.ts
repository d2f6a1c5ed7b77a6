/** The combined first question of a page in a browser: `app.start`, and first reads of the platform. */
import type { BridgeReply } from './errors.ts';

export interface FirstQuestions {
  /** Paths of reads, each of which is sent only if the one before was answered with 200 to 299. */
  readonly paths: readonly string[];
  readonly language: string;
  /** Id of this tab's server; null in a new tab, which begins with the last chosen server. */
  readonly server: string | null;
}

/** The first line of the answer; the platform's answers follow, one in each line. */
export interface StartLine {
  /** Session of a tab that has just been admitted. */
  readonly session?: string;
  readonly start?: BridgeReply;
}

export interface FirstAnswer {
  readonly path: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/**
 * The mark of the server with which a tab begins (`ServerProfile.mark`): the tab's own server, if it still exists. null
 * where the reply is not an answer to `app.start`.
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
