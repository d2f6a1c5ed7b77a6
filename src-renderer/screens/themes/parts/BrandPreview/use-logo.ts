import { useEffect, useState } from 'react';
import { readPlatformFile } from '#data/platform-file.ts';
import {
  notSeen,
  revokePictureUrl,
  type SeenPicture,
  seePicture,
  unreadPicture,
} from '#widgets/picture/loaded-picture.ts';
import { richTextPictureTypes } from '#widgets/RichText/pictures.ts';

/** `path` is '' for the platform's own logo. */
export function useLogo(path: string): SeenPicture {
  const [logo, setLogo] = useState<SeenPicture & { readonly of: string }>({ ...notSeen, of: '' });
  useEffect(() => {
    if (path === '') return;
    const stop = new AbortController();
    let seen = notSeen;
    const read = async () => {
      const file = await readPlatformFile(path, stop.signal);
      if (!richTextPictureTypes.includes(file.type)) throw new Error(`${file.type} is no picture`);
      seen = await seePicture(file);
      if (stop.signal.aborted) return revokePictureUrl(seen);
      setLogo({ of: path, ...seen });
    };
    read().catch(() => !stop.signal.aborted && setLogo({ of: path, ...unreadPicture }));
    return () => {
      stop.abort();
      revokePictureUrl(seen);
    };
  }, [path]);
  return logo.of === path ? logo : notSeen;
}
