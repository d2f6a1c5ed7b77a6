/** The last character of a Chinese name, otherwise two initials. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (/\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? '';
  return [...words.slice(0, 2)]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
