/**
 * A refusal or failure on the bridge. `code` is stable and has a text in every language (`errors.bridge.<code>`),
 * `params` fill that text, `message` is the English fallback for logs.
 */
export const bridgeErrorCodes = [
  'UNKNOWN_CALL',
  'FORBIDDEN_SENDER',
  'BAD_ARGUMENTS',
  'CANCELLED',
  'FILE_UNKNOWN',
  'FILE_UNREADABLE',
  'FILE_TOO_LARGE',
  'FILE_NOT_WRITTEN',
  'SERVER_UNKNOWN',
  'SERVER_CHANGED',
  'SERVER_EDITED',
  'SERVER_ADDRESS_INVALID',
  'SERVER_MANAGED',
  'SERVERS_LOCKED',
  'SERVER_BLOCKED',
  'SERVER_FIELD_INVALID',
  'CERTIFICATE_INVALID',
  'CLIENT_CERTIFICATE_INVALID',
  'KEY_STORE_UNAVAILABLE',
  'SIGN_IN_FAILED',
  'IMPORT_INVALID',
  'SETTING_MANAGED',
  'SETTING_GUARDED',
  'SETTINGS_NOT_SAVED',
  'JOURNAL_NOT_WRITTEN',
  'JOURNAL_NOT_READ',
  'LINKS_NOT_KEPT',
  'FINDINGS_NOT_KEPT',
  'WATCH_NOT_KEPT',
  'ORIGINS_NOT_KEPT',
  'ORIGIN_FILE_INVALID',
  'THEME_NOTES_NOT_KEPT',
  'THEME_FAMILY_CHANGED',
  'USAGE_NOT_KEPT',
  'CHOICE_NOT_KEPT',
  'CHANGES_NOT_KEPT',
  'JOBS_NOT_KEPT',
  'CHANGES_FULL',
  'CHANGES_NOT_APPROVED',
  'TURN_LOST',
  'SIGNING_KEY_UNREADABLE',
  'FILE_IN_UTF16',
  'KEY_FILE_REFUSED',
  'KEY_PASSWORD_WRONG',
  'KEY_NOT_TRUSTED',
  'VERSIONS_NOT_KEPT',
  'VERSIONS_HELD_FULL',
  'READER_FAILED',
  'FOLDER_UNKNOWN',
  'FOLDER_UNREADABLE',
  'HISTORY_NOT_KEPT',
  'SECRET_NOT_KEPT',
  'KEYS_UNKNOWN',
  'KEYS_LOCKED',
  'KEYS_NOT_KEPT',
  'LINK_REFUSED',
  'BUSY',
  'UNREACHABLE',
  'INTERNAL',
] as const;

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];

export interface BridgeErrorData {
  readonly code: BridgeErrorCode;
  readonly message: string;
  readonly params: Record<string, string | number>;
}

export class BridgeError extends Error {
  readonly code: BridgeErrorCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: BridgeErrorCode, message: string, params: Record<string, string | number> = {}) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    this.params = params;
  }

  toData(): BridgeErrorData {
    return { code: this.code, message: this.message, params: { ...this.params } };
  }
}

/** The reply of a transport: an answer or a coded refusal, never `undefined`. */
export type BridgeReply =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** On the desktop `value` is a large answer's JSON in UTF-8 (bridge/prepared-json.ts). */
      readonly json?: true;
    }
  | { readonly ok: false; readonly error: BridgeErrorData };
