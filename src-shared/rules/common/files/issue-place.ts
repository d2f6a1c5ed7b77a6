/** Where a file's first field stands that is missing, too much, or of another type: `changes.2.edits`. */
import type * as z from 'zod';

export function issuePlace({ issues: [issue] }: z.ZodError): string {
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return [issue?.path.join('.') ?? '', ...keys].filter((part) => part !== '').join('.');
}
