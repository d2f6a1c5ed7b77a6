/** SQLite's verdicts on a file that is damaged, or none of its databases (sqlite.org/rescode.html). */
const damaged: readonly number[] = [11, 26];

/** SQLite's primary result code of a failure; 0 for any other failure. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

export function isDamage(error: unknown): boolean {
  return damaged.includes(sqliteCode(error));
}
