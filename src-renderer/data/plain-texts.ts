/**
 * Texts without a place or a form of number in them, known by heart once they were looked up: i18next goes through
 * plurals, contexts and namespaces for each, and a page has hundreds.
 */

/** `find`: what stands under a key in the language that is shown. The answer is null where i18next has to make the text. */
export function plainTexts(find: (key: string) => unknown): (language: string, key: string) => string | null {
  let of = '';
  const known = new Map<string, string | null>();
  return (language, key) => {
    if (of !== language) {
      of = language;
      known.clear();
    }
    let text = known.get(key);
    if (text === undefined) {
      const found = find(key);
      // What is not there yet may be there later.
      if (typeof found !== 'string') return null;
      text = found.includes('{{') || found.includes('$t(') ? null : found;
      known.set(key, text);
    }
    return text;
  };
}
