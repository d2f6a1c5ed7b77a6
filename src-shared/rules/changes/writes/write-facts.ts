/** What is known of a call that writes. */
/** Why a call can't be taken back, or why it can't wait: `changes.why.<why>` says it. */
export const whysNow = [
  /** What it makes or takes away is no record that the tray knows. */
  'whole',
  /** It carries a secret, which is not kept anywhere. */
  'secret',
  /** It is larger than what is kept. */
  'large',
  /** What follows depends on its answer, e.g. a new id. */
  'answer',
  /** A code that holds for some minutes. */
  'code',
  /** It reaches people at once: a message, a decision, something published. */
  'people',
  /** What it takes away has no call that makes the same again. */
  'destroys',
  /** What it makes is deleted by no call. */
  'stays',
  /** The server alone knows what stands afterwards. */
  'resets',
  /** It begins work on the server. */
  'task',
] as const;
export type WhyNow = (typeof whysNow)[number];
/** Why nothing takes a call back: `common.lasts.<why>` says it before it is sent. */
export type LastingWhy = Exclude<WhyNow, 'whole' | 'secret' | 'large'>;

interface Needs {
  /** Calls that make what it is about. */
  readonly after?: readonly string[];
  /** Who sent it has to see its answer. */
  readonly answer?: true;
}

export type WriteFacts = Needs &
  (
    | {
        /** Kinds of records (`records/records.ts`) that set back what it did; what they write themselves can wait. */
        readonly records: readonly string[];
      }
    | {
        /** The call that takes it back; of what was in order before, the call itself. */
        readonly by: string;
        /** What it makes again is another one, with another id: what named the first one does not name it. */
        readonly anew?: true;
      }
    /** `fleeting`: it leaves nothing that could be taken back, a code that is sent, a count that is made anew. */
    | { readonly none: LastingWhy; readonly fleeting?: true }
    /**
     * A decision about one person or a few, as every day brings them: where somebody approves changes, the settings or
     * the organisation's policy may let it pass at once.
     */
    | {
        readonly none: 'people';
        readonly daily: true;
        /** The kind of record as which it waits to be approved. */
        readonly decides: string;
      }
    /** It is no change that somebody reviews: it goes on also while changes are collected. `none`: why nothing takes it back. */
    | { readonly passes: true; readonly none: LastingWhy }
  );
