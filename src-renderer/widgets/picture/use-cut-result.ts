/** Previews the file of a cut, at most one rendering behind. */
import { useEffect, useState } from 'react';
import type { PictureResult } from '#shared/rules/common/pictures/picture-rule.ts';
import { cutPicture, type Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import {
  noPicture,
  revokePictureUrl,
  type LoadedPicture,
  loadPicture,
  unreadPicture,
} from './loaded-picture.ts';

interface Cut {
  readonly picture: OpenPicture;
  readonly part: Part;
  readonly result: PictureResult;
}

/** `part`: null while unknown; the last preview stays visible. */
export function useCutResult(picture: OpenPicture, part: Part | null, result: PictureResult): LoadedPicture {
  const [shownPicture, setSeen] = useState(noPicture);
  const [follower] = useState(() => followCuts(setSeen));
  useEffect(() => follower.follow(part && { picture, part, result }), [follower, picture, part, result]);
  useEffect(() => () => follower.follow(null), [follower]);
  useEffect(() => () => revokePictureUrl(shownPicture), [shownPicture]);
  return shownPicture;
}

/** Renders the newest cut, one at a time and at most one per frame, so that pointer moves wait for nothing. */
function followCuts(show: (picture: LoadedPicture) => void) {
  let newest: Cut | null = null;
  let busy = false;
  const draw = async () => {
    const cut = newest;
    if (!cut) {
      busy = false;
      return;
    }
    const nextPicture = await seeCut(cut);
    // After the end nobody would revoke the picture's address.
    if (newest) show(nextPicture);
    else revokePictureUrl(nextPicture);
    busy = newest !== cut;
    if (busy) requestAnimationFrame(() => void draw());
  };
  return {
    follow(cut: Cut | null) {
      newest = cut;
      if (busy || !cut) return;
      busy = true;
      requestAnimationFrame(() => void draw());
    },
  };
}

function seeCut({ picture, part, result }: Cut): Promise<LoadedPicture> {
  return cutPicture(picture, part, result)
    .then(loadPicture)
    .catch(() => unreadPicture);
}
