/** The certificate authorities of this process, read once and shared by the gateway, the link check and every shell. */
import { spareAuthorities } from './every-authority.ts';
import { KeptAuthorities } from './kept-authorities.ts';
import { readSystemAuthorities } from './read-authorities.ts';

/** Milliseconds that the first connection waits for the system's authorities. */
const patience = 20_000;

export const authorities = new KeptAuthorities({
  read: readSystemAuthorities,
  spare: spareAuthorities,
  patience,
  now: Date.now,
});
