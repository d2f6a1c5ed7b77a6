/** The file that a cut would become, to be seen before there is one: never behind by more than one drawing. */
import { useEffect, useState } from 'react';
import type { PictureResult } from '#shared/rules/common/pictures/picture-rule.ts';
import { cutPicture, type Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import { letGo, notSeen, type SeenPicture, seePicture, unreadPicture } from './seen-picture.ts';

interface Cut {
  readonly picture: OpenPicture;
  readonly part: Part;
  readonly result: PictureResult;
}

/** `part`: null while it is not known; what was seen last stays on view. */
export function useSeenCut(picture: OpenPicture, part: Part | null, result: PictureResult): SeenPicture {
  const [seen, setSeen] = useState(notSeen);
  const [follower] = useState(() => followCuts(setSeen));
  useEffect(() => follower.follow(part && { picture, part, result }), [follower, picture, part, result]);
  useEffect(() => () => follower.follow(null), [follower]);
  useEffect(() => () => letGo(seen), [seen]);
  return seen;
}

/**
 * One is drawn at a time, at most one in a frame, and the next is the newest there is: a pointer that moves on waits
 * for nothing, and what it leaves behind is seen meanwhile.
 */
function followCuts(show: (seen: SeenPicture) => void) {
  let newest: Cut | null = null;
  let busy = false;
  const draw = async () => {
    const cut = newest;
    if (!cut) {
      busy = false;
      return;
    }
    const seen = await seeCut(cut);
    // Nothing is followed any more: nobody would give it back.
    if (newest) show(seen);
    else letGo(seen);
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

function seeCut({ picture, part, result }: Cut): Promise<SeenPicture> {
  return cutPicture(picture, part, result)
    .then(seePicture)
    .catch(() => unreadPicture);
}
