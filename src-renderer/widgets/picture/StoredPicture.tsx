/** A platform picture by its address; on failure its text shows that. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import ink from '../looks/ink.module.css';
import { showPicture } from '../RichText/pictures.ts';

interface StoredPictureProps {
  readonly path: string;
  /** '' for a picture that adds nothing to the text beside it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Shows text in the failed picture's place; otherwise it is only the alternative text. */
  readonly showsText?: boolean;
}

export function StoredPicture(props: StoredPictureProps) {
  // The key remounts for another picture, so that it does not inherit a failure.
  return <Shown key={props.path} {...props} />;
}

function Shown({ path, label, className, showsText = false }: StoredPictureProps) {
  const { t } = useText();
  const image = useRef<HTMLImageElement>(null);
  const failed = t('picture.loadFailed');
  const [lost, setLost] = useState(false);
  useEffect(
    () => (image.current ? showPicture(image.current, path, failed, () => setLost(true)) : undefined),
    [path, failed],
  );
  if (lost && showsText) return <span className={ink.quiet}>{t('picture.lost', { path })}</span>;
  return <img ref={image} alt={label} className={className} />;
}
