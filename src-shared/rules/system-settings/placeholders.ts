/** Placeholders of a template, such as `{name}`, which sending fills in; unknown ones are refused. */
export const templatePlaceholders = ['name', 'account', 'tenant', 'time', 'link', 'code'] as const;

const found = /\{([^{}]{0,40})\}/g;

/** The first placeholder of a text that nothing fills in; null where all are known. */
export function unknownPlaceholder(text: string): string | null {
  for (const [, name = ''] of text.matchAll(found))
    if (!(templatePlaceholders as readonly string[]).includes(name)) return name;
  return null;
}

/** The text that a recipient gets; values are escaped and never HTML. */
export function filledIn(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(found, (whole, name: string) =>
    Object.hasOwn(values, name) ? escaped(values[name] ?? '') : whole,
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
