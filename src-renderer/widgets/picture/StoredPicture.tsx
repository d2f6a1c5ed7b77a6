/** A picture that the platform holds, by its address; where it can't be had, its words say so. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import ink from '../looks/ink.module.css';
import { showPicture } from '../RichText/pictures.ts';

interface StoredPictureProps {
  readonly path: string;
  /** '' where it says nothing that does not stand beside it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Words stand in its place where it can't be had; otherwise they are its alternative text alone. */
  readonly said?: boolean;
}

export function StoredPicture(props: StoredPictureProps) {
  // Another picture is another element: what one failed with is not said of the next.
  return <Shown key={props.path} {...props} />;
}

function Shown({ path, label, className, said = false }: StoredPictureProps) {
  const { t } = useText();
  const image = useRef<HTMLImageElement>(null);
  const failed = t('picture.loadFailed');
  const [lost, setLost] = useState(false);
  useEffect(
    () => (image.current ? showPicture(image.current, path, failed, () => setLost(true)) : undefined),
    [path, failed],
  );
  if (lost && said) return <span className={ink.quiet}>{t('picture.lost', { path })}</span>;
  return <img ref={image} alt={label} className={className} />;
}
