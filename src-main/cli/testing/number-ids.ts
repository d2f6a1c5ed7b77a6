/**
 * For tests: what stands between the sandbox, whose ids are texts, and a platform whose ids are numbers of nineteen
 * digits. It works on the bytes: what reads JSON loses such digits.
 */

/** The body of an answer, with numbers for such ids; a name, a note or a time of such digits stays what it is. */
export function withNumberIds(answer: string): string {
  return answer.replace(/("(?:\w*[a-z]Id|id)":)"(\d{19})"/g, '$1$2');
}

/** The body of a request as the sandbox takes it; null where an id of such digits is a text: the platform takes none. */
export function fromNumberIds(body: string): string | null {
  if (/"ids":\[[^\]]*"\d{19}"|"(?:\w*[a-z]Id|id)":"\d{19}"/.test(body)) return null;
  return body.replace(/([[:,])(\d{19})(?=[\],}])/g, '$1"$2"');
}
