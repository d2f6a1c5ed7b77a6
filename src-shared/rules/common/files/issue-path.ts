/** Returns the path of a file's first field that is missing, unknown or of a wrong type, such as `changes.2.edits`. */
import type * as z from 'zod';

export function issuePath({ issues: [issue] }: z.ZodError): string {
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [issue?.path.join('.') ?? '', ...keys].filter((part) => part !== '').join('.');
}
