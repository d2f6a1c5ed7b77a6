/** The origins of addresses, by files that the user has chosen; the files stay on this computer. */
import * as z from 'zod';
import { addressOrigin, originFileKinds } from '../rules/login-log/address-origin.ts';
import { call, event, noArguments } from './contract.ts';

export const originFile = z.strictObject({
  kind: z.enum(originFileKinds),
  /** The name that the file gives itself: `GeoLite2-Country`. */
  type: z.string(),
  /** Milliseconds since 1970, UTC; 0 where it is not told. */
  built: z.number(),
  /** It was readable when it was chosen. */
  damaged: z.boolean(),
});
export type OriginFile = z.output<typeof originFile>;

const files = z.strictObject({ files: z.array(originFile) });

/** Addresses of one question. */
export const mostSought = 5000;

export const origins = {
  calls: {
    /** ORIGINS_NOT_KEPT, also below. */
    files: call(noArguments, files),
    /** A handle; ORIGIN_FILE_INVALID. */
    choose: call(z.strictObject({ file: z.string().min(1).max(64) }), files),
    forget: call(z.strictObject({ kind: z.enum(originFileKinds) }), files),
    /** One origin for each address, in their order; none where no file is chosen. ORIGIN_FILE_INVALID. */
    find: call(
      z.strictObject({ addresses: z.array(z.string().max(100)).max(mostSought) }),
      z.strictObject({ origins: z.array(addressOrigin) }),
    ),
  },
  events: {
    /** A file was chosen or forgotten, also in another window. */
    changed: event(noArguments),
  },
} as const;
