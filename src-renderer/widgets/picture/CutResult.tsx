/** The current cut at its future place, which the caller renders. */
import { type ReactNode, useId, useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { PictureResult } from '#shared/rules/common/pictures/picture-rule.ts';
import ink from '../looks/ink.module.css';
import type { Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import styles from './picture.module.css';
import type { LoadedPicture } from './loaded-picture.ts';
import { useCutResult } from './use-cut-result.ts';

interface SeenCutProps {
  readonly picture: OpenPicture;
  readonly part: Part | null;
  readonly result: PictureResult;
  readonly draw: (cut: LoadedPicture) => ReactNode;
}

export function CutResult({ picture, part, result, draw }: SeenCutProps) {
  const { t } = useText();
  const title = useId();
  const cutPictureState = useCutResult(picture, part, result);
  // Memoised, so that pointer moves re-render only a changed picture.
  const drawn = useMemo(() => draw(cutPictureState), [draw, cutPictureState]);
  return (
    <section className={styles.seen} aria-labelledby={title}>
      <h3 id={title} className={ink.heading}>
        {t('picture.crop.seen')}
      </h3>
      {drawn}
    </section>
  );
}
