/** Loads a look's pictures when it comes into view; by address alone they would be requested without the session. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LookVariable } from '#shared/rules/themes/look/look.ts';

type Variables = Readonly<Record<LookVariable, string>>;
export type LoadPicture = (address: string, signal: AbortSignal) => Promise<Blob>;

/** The format of `cssPicture`. */
const picture = /^url\("(\/api\/file\/preview\?[^"]+)"\)$/;

/** Prepares variables for painting, without missing pictures. A null `load` keeps the addresses. */
export function usePictures(
  host: HTMLElement | null,
  variables: Variables,
  load: LoadPicture | null,
): (variables: Variables) => Variables {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Map<string, string>());
  const loading = useRef(load);
  loading.current = load;
  const pictureAddresses = load === null ? '' : addressesIn(variables).join(' ');
  useEffect(() => {
    const addresses = made.current;
    return () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);
  useEffect(() => {
    const missing = pictureAddresses
      .split(' ')
      .filter((address) => address !== '' && !made.current.has(address));
    if (!host || missing.length === 0) return;
    const stop = new AbortController();
    const begin = async () => {
      for (const address of missing) {
        const picture = await loading
          .current?.(address, stop.signal)
          .then((content) => URL.createObjectURL(content))
          // A picture that can't be loaded counts as unset.
          .catch(() => null);
        if (!picture) continue;
        if (stop.signal.aborted) return URL.revokeObjectURL(picture);
        made.current.set(address, picture);
        setLoaded(new Map(made.current));
      }
    };
    if (typeof IntersectionObserver === 'undefined') {
      void begin();
      return () => stop.abort();
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void begin();
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [host, pictureAddresses]);
  const isPlatformPicture = load === null;
  return useCallback(
    (path) => {
      if (isPlatformPicture) return path;
      const shown = Object.entries(path).map(([name, value]): [string, string] => {
        const address = picture.exec(value)?.[1];
        if (address === undefined) return [name, value];
        const own = loaded.get(address);
        return [name, own === undefined ? 'none' : `url("${own}")`];
      });
      return Object.fromEntries(shown) as Variables;
    },
    [loaded, isPlatformPicture],
  );
}

function addressesIn(variables: Variables): string[] {
  return [...new Set(Object.values(variables).flatMap((value) => picture.exec(value)?.[1] ?? []))];
}
