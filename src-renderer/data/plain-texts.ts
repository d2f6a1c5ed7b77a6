/** Caches texts without plurals or nested texts: i18next's look-ups are slow, and a page has hundreds. */

/** Values of a text's placeholders. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Parameters that i18next interprets itself. */
const itsOwn = ['count', 'context', 'replace', 'lng', 'ns', 'defaultValue'] as const;
const placeholder = /\{\{(\w+)\}\}/g;

/**
 * `find` looks up a key in the current language. The result is null when only i18next can produce the text; otherwise
 * it equals i18next's, with the parameters inserted unescaped.
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
      // A missing text is not cached, since it may be loaded later.
      if (typeof found !== 'string') return null;
      text = found.includes('$t(') || found.replace(placeholder, '').includes('{{') ? null : found;
      known.set(key, text);
    }
    if (text === null || !text.includes('{{')) return params && hasItsOwn(params) ? null : text;
    return params && !hasItsOwn(params) ? filled(text, params) : null;
  };
}

const hasItsOwn = (params: TextParams): boolean => itsOwn.some((name) => name in params);

/** Returns null when a placeholder has no value. */
function filled(text: string, params: TextParams): string | null {
  let whole = true;
  const filledText = text.replace(placeholder, (_, name: string) => {
    const words = params[name];
    whole &&= words !== undefined && words !== null;
    return String(words);
  });
  return whole ? filledText : null;
}
