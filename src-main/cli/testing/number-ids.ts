/**
 * The sandbox's ids are texts; a platform may have numbers of nineteen digits. The functions turn one into the other in the
 * text of JSON, since parsing loses such digits.
 */

/** Fields whose names end in `Id` become numbers; other texts of nineteen digits stay texts. */
export function numberIdsInAnswer(answer: string): string {
  return answer.replace(/("(?:\w*[a-z]Id|id)":)"(\d{19})"/g, '$1$2');
}

/** Null where an id of nineteen digits is a text, which such a platform refuses. */
export function textIdsInRequest(body: string): string | null {
  if (/"ids":\[[^\]]*"\d{19}"|"(?:\w*[a-z]Id|id)":"\d{19}"/.test(body)) return null;
  return body.replace(/([[:,])(\d{19})(?=[\],}])/g, '$1"$2"');
}
