/** Shows rich text of the server: sanitised where it is shown, never before. */
import { useLayoutEffect, useRef } from 'react';
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
  return <div ref={element} className={styles.text} dir="auto" />;
}
