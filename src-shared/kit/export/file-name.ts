/** Names of exported files: title and day, without characters that a file system refuses. */

/** `title` is in the user's language, `day` is YYYY-MM-DD, `extension` has no dot. */
export function exportFileName(
  title: string,
  day: string,
  extension:
    | 'csv'
    | 'html'
    | 'ics'
    | 'json'
    | 'pdf'
    | 'txt'
    | 'xlsx'
    | 'zip'
    | 'steward-changes'
    | 'steward-config'
    | 'steward-key'
    | 'steward-handover',
): string {
  const safe = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what file systems refuse
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...safe].slice(0, 80).join('').trim();
  return `${short === '' ? 'export' : short} ${day}.${extension}`;
}
