/** Extracts a page's title and icons from its source as text; nothing is executed. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The bytes in which browsers look for the page's own word about its characters (HTML §13.2.3.2). */
const prescan = 1024;

/** Decodes by the charset of the response's header, then by the page's own `<meta>`, else as UTF-8. */
export function decodePage(body: Buffer, contentType: string): string {
  const inHeader = /charset="?([\w-]{1,40})/i.exec(contentType)?.[1];
  const head = body.subarray(0, prescan).toString('latin1');
  const inPage = /<meta\s[^>]{0,500}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(head)?.[1];
  // UTF-16 could not have been read so far, and means UTF-8.
  const charset = inHeader ?? (inPage && !/^utf-?16/i.test(inPage) ? inPage : 'utf-8');
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // TextDecoder throws RangeError for an unknown charset.
    return new TextDecoder().decode(body);
  }
}

export function pageTitleOf(text: string): string {
  const found = /<title(?:\s[^>]{0,500})?>([^<]{0,1000})/i.exec(text)?.[1] ?? '';
  return [
    ...plain(found)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, 100)
    .join('');
}

/** Returns the declared icons in the page's order, without mask icons. */
export function iconsOf(text: string): string[] {
  const links = text.match(/<link\s[^>]{1,2000}>/gi) ?? [];
  return links.flatMap((link) => {
    const rel = attribute(link, 'rel').toLowerCase().split(/\s+/);
    const [href, type] = [attribute(link, 'href'), attribute(link, 'type').toLowerCase()];
    const isIcon = rel.includes('icon') || rel.includes('apple-touch-icon');
    return isIcon && href !== '' && !type.includes('svg') && !/\.svg($|[?#])/i.test(href) ? [href] : [];
  });
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return plain(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
