/** The origin of an address, by files that this computer's user has chosen. */
import * as z from 'zod';

export const addressOrigin = z.strictObject({
  /** ISO 3166 code of two capitals; '' where it is not known. */
  country: z.string().max(2),
  city: z.string().max(100),
  /** Name of the network's owner; '' where it is not known. */
  network: z.string().max(100),
});
export type AddressOrigin = z.output<typeof addressOrigin>;

/** A file tells countries (and cities), or the owners of networks. */
export const originFileKinds = ['countries', 'networks'] as const;
export type OriginFileKind = (typeof originFileKinds)[number];

export const unknownOrigin: AddressOrigin = { country: '', city: '', network: '' };
