/** The combined first question of a page: `app.start` (in a browser), and first reads of the platform. */
import type { ServerProfile } from '../rules/servers/profile.ts';
import type { BridgeReply } from './errors.ts';

export interface FirstQuestions {
  /** Paths of reads, each of which is sent only if the one before was answered with 200 to 299. */
  readonly paths: readonly string[];
  /** The path of the page's address, whose declared reads follow; null for an address with a query. */
  readonly page: string | null;
  readonly language: string;
  /** Id of this tab's server; null in a new tab, which begins with the last chosen server. */
  readonly server: string | null;
}

/** Path of the desktop's first question, on the console's own origin. */
export const bridgeFirst = '/bridge/first';

/** The desktop's first question: its page learns the program's facts by the preload, at the same time. */
export interface DesktopQuestions extends Pick<FirstQuestions, 'paths' | 'page' | 'language'> {
  /** The mark of the server of the last time. */
  readonly mark: string;
}

/** The first line of the answer; the platform's answers follow, one in each line. */
export interface StartLine {
  /** Session of a tab that has just been admitted. */
  readonly session?: string;
  readonly start?: BridgeReply;
}

/** A read that the shell sends for the page, so that the page does not send it too. */
export interface FirstRead {
  /** `questionOf` the request. */
  readonly question: string;
}

/** The answer to one of `paths`, or to a read that was told before. */
export interface FirstAnswer {
  /** `questionOf` the request, of which the path is all for a GET. */
  readonly path: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Facts by which two reads of one server are the same. */
export function questionOf({
  method,
  url,
  body,
}: {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}): string {
  return method === 'GET' ? url : `${method} ${url} ${String(body)}`;
}

/**
 * The server with which a tab begins (`ServerProfile`): the tab's own one, if it still exists. null where the reply is
 * not an answer to `app.start`.
 */
export function firstServer(
  reply: BridgeReply | null,
  server: string | null,
): Pick<ServerProfile, 'mark' | 'mapping'> | null {
  if (!reply?.ok) return null;
  const { servers } = reply.value as {
    readonly servers?: {
      readonly active: string;
      readonly profiles: readonly Pick<ServerProfile, 'id' | 'mark' | 'mapping'>[];
    };
  };
  const profileOf = (wanted: string | null | undefined) =>
    servers?.profiles.find(({ id }) => id === wanted) ?? null;
  return profileOf(server) ?? profileOf(servers?.active);
}
