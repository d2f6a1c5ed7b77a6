/** A preview of the stored picture, rendered by the same code as the file. */
import { useCallback, useRef } from 'react';
import { useText } from '#data/text.ts';
import { type PictureResult, resultSize } from '#shared/rules/common/pictures/picture-rule.ts';
import { drawPart, type Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import styles from './picture.module.css';

interface CutPreviewProps {
  readonly picture: OpenPicture;
  readonly part: Part;
  readonly result: PictureResult;
}

export function CutPreview({ picture, part, result }: CutPreviewProps) {
  const { t } = useText();
  const { width, height } = resultSize(result, part);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const show = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element;
      const context = element?.getContext('2d');
      if (!element || !context) return;
      element.width = width;
      element.height = height;
      drawPart(context, picture, part, result.type);
    },
    [picture, part, result, width, height],
  );
  return (
    <figure className={styles.preview}>
      <canvas ref={show} role="img" aria-label={t('picture.crop.preview')} />
      <figcaption>
        {t('picture.crop.result', { width, height })}
        {part.width < width && (
          <span className={styles.warning}>
            {t('picture.crop.enlarged', { width: part.width, height: part.height })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
