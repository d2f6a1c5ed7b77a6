import * as z from 'zod';

export const watchSubjects = ['server', 'certificate', 'licence', 'breakIns', 'drift', 'changes'] as const;
export type WatchSubject = (typeof watchSubjects)[number];

/** The texts are limited, so that a webhook takes the whole document. */
const text = z.string().max(1000);

/** `watch --json`, and what a webhook gets */
export const watchShape = z.object({
  server: z.object({ name: z.string(), address: z.string() }),
  time: z.iso.datetime(),
  /** The span of the logs that was looked at, `YYYY-MM-DD HH:mm:ss` by the server's clock. */
  from: z.string(),
  until: z.string(),
  /** The worst state of the subjects: `danger` before `unread`, `unread` before `warning`. */
  state: z.enum(['good', 'warning', 'danger', 'unread']),
  subjects: z.array(
    z.object({
      subject: z.enum(watchSubjects),
      state: z.enum(['good', 'warning', 'danger', 'unread']),
      /** The reason for which the subject could not be checked, wholly or in part; '' for none. */
      reason: text,
      notices: z.array(
        z.object({
          /** The same in every run for the same event. */
          key: text,
          state: z.enum(['warning', 'danger']),
          text,
        }),
      ),
      /** Notices that are only counted. */
      more: z.number().int(),
    }),
  ),
});
