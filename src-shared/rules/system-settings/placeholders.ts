/** What a template has filled in when it is sent: `{name}` and the like; one that nothing fills is refused. */
export const placeholders = ['name', 'account', 'tenant', 'time', 'link', 'code'] as const;

const found = /\{([^{}]{0,40})\}/g;

/** The first placeholder that there is none of; null: all are known. */
export function unknownPlaceholder(text: string): string | null {
  for (const [, name = ''] of text.matchAll(found))
    if (!(placeholders as readonly string[]).includes(name)) return name;
  return null;
}

/** As somebody gets it; a value is a text and never HTML. */
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
