/** A picture that the platform holds, by its address; where it can't be had, its words say so. */
import { useEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import { showPicture } from '../RichText/pictures.ts';

interface StoredPictureProps {
  readonly path: string;
  /** '' where it says nothing that does not stand beside it. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function StoredPicture(props: StoredPictureProps) {
  // Another picture is another element: what one failed with is not said of the next.
  return <Shown key={props.path} {...props} />;
}

function Shown({ path, label, className }: StoredPictureProps) {
  const { t } = useText();
  const image = useRef<HTMLImageElement>(null);
  const failed = t('picture.loadFailed');
  useEffect(() => (image.current ? showPicture(image.current, path, failed) : undefined), [path, failed]);
  return <img ref={image} alt={label} className={className} />;
}
