import { useEffect, useState } from 'react';
import { readPlatformFile } from '#data/platform-file.ts';
import { richTextPictureTypes } from '#widgets/RichText/pictures.ts';
import {
  type LoadedPicture,
  loadPicture,
  noPicture,
  revokePictureUrl,
  unreadPicture,
} from '#widgets/picture/loaded-picture.ts';

/** `path` is '' for the platform's own logo. */
export function useLogo(path: string): LoadedPicture {
  const [logo, setLogo] = useState<LoadedPicture & { readonly of: string }>({ ...noPicture, of: '' });
  useEffect(() => {
    if (path === '') return;
    const stop = new AbortController();
    let picture = noPicture;
    const read = async () => {
      const file = await readPlatformFile(path, stop.signal);
      if (!richTextPictureTypes.includes(file.type)) throw new Error(`${file.type} is no picture`);
      picture = await loadPicture(file);
      if (stop.signal.aborted) return revokePictureUrl(picture);
      setLogo({ of: path, ...picture });
    };
    read().catch(() => !stop.signal.aborted && setLogo({ of: path, ...unreadPicture }));
    return () => {
      stop.abort();
      revokePictureUrl(picture);
    };
  }, [path]);
  return logo.of === path ? logo : noPicture;
}
