/** A short text response of the shell itself, never a document with rights. */
import { desktopDataHeaders } from './content-security.ts';

export function plainAnswer(status: number, text: string): Response {
  const headers = { ...desktopDataHeaders, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(text, { status, headers });
}
