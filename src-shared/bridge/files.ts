/**
 * Files cross the bridge as opaque handles; the renderer never names a path. A handle comes from a dialog or the system
 * (desktop), or from an upload (POST /bridge/files, body = the bytes; on the desktop only for files without a path).
 * The transport reads a handle's bytes (`readFile`), not a call.
 */
import * as z from 'zod';
import { call, noResult, event } from './contract.ts';

export const fileHandle = z.object({
  id: z.string().min(1).max(64),
  /** Base name, for display. */
  name: z.string().min(1).max(255),
  /** Size of the file in bytes. */
  size: z.number().int().min(0),
});
export type FileHandle = z.output<typeof fileHandle>;

export const saveOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), name: z.string() }),
  z.object({ outcome: z.literal('cancelled') }),
  /** The console downloads the file from the handle, and then releases it. */
  z.object({ outcome: z.literal('download'), file: fileHandle }),
]);

export type SaveOutcome = z.output<typeof saveOutcome>;

const saveLimit = 64 * 1024 * 1024;
const named = { suggestedName: z.string().min(1).max(200), mediaType: z.string().max(100) };
/** A single character class, because `z.base64()` repeats a group and overflows the stack on a file of this size. */
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

export const files = {
  calls: {
    /** Desktop: the system's open dialog. The web shell answers an empty list; its console uses a file input. */
    open: call(
      z.strictObject({ purpose: z.enum(['licence']), multiple: z.boolean() }),
      z.object({ files: z.array(fileHandle) }),
    ),
    /** Desktop: the system's save dialog, then an atomic write. Web: a handle that the console downloads. */
    save: call(
      z.union([
        z.strictObject({ ...named, text: z.string().max(saveLimit) }),
        z.strictObject({
          ...named,
          /** Binary content. The limit is on the decoded bytes. */
          base64: z
            .string()
            .max(Math.ceil(saveLimit / 3) * 4)
            .refine((content) => content.length % 4 === 0 && base64.test(content), 'not base64'),
        }),
      ]),
      saveOutcome,
    ),
    /**
     * Permits one request to one server to carry a file that stays in the shell, in the place of the form's empty file.
     * Only the tab that asks knows the permit. An earlier one for the same file does not count any more.
     */
    permitSending: call(
      z.strictObject({
        file: z.string().min(1).max(64),
        /** Mark of the server that receives the file. */
        server: z.string().max(64),
        /** The tab's own id of this upload, for `sent`. */
        upload: z.uuid(),
        /** Whether the file is released once it was read for the request. */
        once: z.boolean(),
      }),
      z.object({ permit: z.string() }),
    ),
    release: call(z.strictObject({ ids: z.array(z.string().max(64)).max(1000) }), noResult),
  },
  events: {
    /** The system opened files with the program (double click, drop on the icon, menu). */
    opened: event(z.object({ files: z.array(fileHandle) })),
    /** The sent share, from 0 to 1, of a file that a request carries by a permit. */
    sent: event(z.object({ upload: z.uuid(), share: z.number().min(0).max(1) })),
  },
} as const;
