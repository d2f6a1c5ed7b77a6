/**
 * Texts without a form of number or a text within them, known by heart once they were looked up: i18next goes through
 * plurals, contexts and namespaces for each, and a page has hundreds.
 */

/** The words of a text's places. */
export type TextParams = Readonly<Record<string, string | number>>;

/** What i18next takes for more than the words of a place. */
const itsOwn = ['count', 'context', 'replace', 'lng', 'ns', 'defaultValue'] as const;
const place = /\{\{(\w+)\}\}/g;

/**
 * `find`: what stands under a key in the language that is shown. The answer is null where i18next has to make the text;
 * otherwise what it would make, with the words of each place as they are.
 */
export function plainTexts(
  find: (key: string) => unknown,
): (language: string, key: string, params?: TextParams) => string | null {
  let of = '';
  const known = new Map<string, string | null>();
  return (language, key, params) => {
    if (of !== language) {
      of = language;
      known.clear();
    }
    let text = known.get(key);
    if (text === undefined) {
      const found = find(key);
      // What is not there yet may be there later.
      if (typeof found !== 'string') return null;
      text = found.includes('$t(') || found.replace(place, '').includes('{{') ? null : found;
      known.set(key, text);
    }
    if (text === null || !text.includes('{{')) return params && hasItsOwn(params) ? null : text;
    return params && !hasItsOwn(params) ? filled(text, params) : null;
  };
}

const hasItsOwn = (params: TextParams): boolean => itsOwn.some((name) => name in params);

/** null where a place has no words. */
function filled(text: string, params: TextParams): string | null {
  let whole = true;
  const made = text.replace(place, (_, name: string) => {
    const words = params[name];
    whole &&= words !== undefined && words !== null;
    return String(words);
  });
  return whole ? made : null;
}
