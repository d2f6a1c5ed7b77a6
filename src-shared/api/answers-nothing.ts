import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Whether the call is done without an answer, so that nobody needs the answer's content. */
export function answersNothing({ response }: Endpoint): boolean {
  return z.safeParse(response, undefined).success;
}
