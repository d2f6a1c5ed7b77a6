/** Shows rich text of the server: sanitised where it is shown, never before. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { describeError } from '../../data/describe-error.ts';
import { savePlatformFile } from '../../data/platform-file.ts';
import { notify } from '../notify.tsx';
import styles from './RichText.module.css';
import { sanitise } from './sanitise.ts';

interface RichTextProps {
  readonly html: string;
  /** The word beside a link that is not encrypted. */
  readonly insecureMark: string;
}

export function RichText({ html, insecureMark }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.replaceChildren(sanitise(html, insecureMark)), [html, insecureMark]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-platform-file]') : null;
    if (!link) return;
    event.preventDefault();
    const name = link.textContent || 'file';
    savePlatformFile(link.getAttribute('href') ?? '', name).catch((error: unknown) =>
      notify({ tone: 'danger', text: describeError(error).message }),
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={element} className={styles.text} dir="auto" onClick={follow} />
  );
}
