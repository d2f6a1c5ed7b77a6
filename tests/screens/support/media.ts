/**
 * The system's preferences, which the console asks by media queries: jsdom knows none. Imported before the console is.
 */
type Scheme = 'light' | 'dark';

let scheme: Scheme = 'light';
const lists = new Set<{ readonly matches: () => boolean; readonly target: EventTarget }>();

globalThis.matchMedia = (media) => {
  const target = new EventTarget();
  const matches = () => media.includes('prefers-color-scheme: dark') && scheme === 'dark';
  lists.add({ matches, target });
  return Object.defineProperty(
    Object.assign(target, {
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
    'matches',
    { get: matches },
  ) as unknown as MediaQueryList;
};

export function prefer(wanted: Scheme): void {
  if (wanted === scheme) return;
  scheme = wanted;
  for (const { matches, target } of lists)
    target.dispatchEvent(Object.assign(new Event('change'), { matches: matches() }));
}
