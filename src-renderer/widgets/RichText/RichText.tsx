/** Shows rich text of the server, sanitised at each rendering, never earlier. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { savePlatformFile } from '#data/platform-file.ts';
import { useText } from '#data/text.ts';
import { notifyFailure } from '../notify.tsx';
import { showPicture } from './pictures.ts';
import styles from './RichText.module.css';
import { pictureAttribute, sanitise } from './sanitise.ts';

interface RichTextProps {
  readonly html: string;
  /** Adds content to the sanitised fragment. */
  readonly adorn?: (shown: DocumentFragment) => void;
}

export function RichText({ html, adorn }: RichTextProps) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  const failed = t('richText.pictureFailed');
  const insecureMark = t('richText.notEncrypted');
  useLayoutEffect(() => {
    const shown = sanitise(html, insecureMark);
    adorn?.(shown);
    const pictures = [...shown.querySelectorAll('img')];
    element.current?.replaceChildren(shown);
    const release = pictures.map((image) =>
      showPicture(image, image.getAttribute(pictureAttribute) ?? '', failed),
    );
    return () => {
      for (const each of release) each();
    };
  }, [html, insecureMark, failed, adorn]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-platform-file]') : null;
    if (!link) return;
    event.preventDefault();
    const name = link.textContent || 'file';
    savePlatformFile(link.getAttribute('href') ?? '', name).catch((error: unknown) => notifyFailure(error));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={element} className={styles.text} dir="auto" onClick={follow} />
  );
}
