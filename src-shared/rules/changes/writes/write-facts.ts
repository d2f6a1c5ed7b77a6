/** The reasons why a call cannot be taken back, or cannot wait in the tray; `changes.why.<why>` is the text of each. */
export const whysNow = [
  /** The call makes or deletes something that is no record of the tray. */
  'whole',
  /** The call carries a secret, which is never stored. */
  'secret',
  /** The call replaces a value that was not understood (decision 033), which no way back could send again. */
  'notUnderstood',
  /** The call exceeds the size limit of stored changes. */
  'large',
  /** The next step depends on the answer, such as a new id. */
  'answer',
  /** The call sends a code that is valid for minutes. */
  'code',
  /** The call reaches people at once: a message, a decision, a publication. */
  'people',
  /** No call can make again what this one deletes. */
  'destroys',
  /** No call can delete what this one makes. */
  'stays',
  /** Only the server knows the resulting values. */
  'resets',
  /** The call starts a task on the server. */
  'task',
] as const;
export type WhyNow = (typeof whysNow)[number];
/** The reasons why a call has no way back; `common.lasts.<why>` is the text shown before sending. */
export type LastingWhy = Exclude<WhyNow, 'whole' | 'secret' | 'notUnderstood' | 'large'>;

interface Needs {
  /** The calls that make the thing which this call changes. */
  readonly after?: readonly string[];
  /** The sender must see the answer. */
  readonly answer?: true;
}

export type WriteFacts = Needs &
  (
    | {
        /**
         * The kinds of records (`records/records.ts`) that restore the values; their own writes can wait in the tray.
         */
        readonly records: readonly string[];
      }
    | {
        /** The call that takes this one back; the call itself where it can set the earlier value again. */
        readonly by: string;
        /** The way back makes a new thing with another id, and references to the old one no longer match. */
        readonly anew?: true;
      }
    /** A `fleeting` call leaves nothing to take back: it sends a code, or refreshes a count. */
    | { readonly none: LastingWhy; readonly fleeting?: true }
    /**
     * A daily decision about one person or a few: the settings or the organisation's policy may let it pass without
     * approval.
     */
    | {
        readonly none: 'people';
        readonly daily: true;
        /** The kind of record under which the decision waits for approval. */
        readonly decides: string;
      }
    /**
     * The call changes nothing to review, so it is sent while changes are collected; `none`: why it has no way back.
     */
    | { readonly passes: true; readonly none: LastingWhy }
  );
