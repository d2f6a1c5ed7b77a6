/** Accepts files that are dropped anywhere on the page. A FileDrop takes a single file first; several come here. */
import { useEffect, useRef, useState } from 'react';

export interface PageDrop {
  /** Files are being dragged over the page. */
  readonly isOver: boolean;
}

/** `use` is the number of files that the page can take: above one, drops on a FileDrop are taken here, too. */
export function usePageDrop(
  use: number,
  take: (files: readonly File[], transfer: DataTransfer) => void,
): PageDrop {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Without a related target the pointer has left the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.dataTransfer) return;
      const files = [...event.dataTransfer.files].slice(0, use);
      if (files.length > 0) latest.current(files, event.dataTransfer);
    };
    const onDropFirst = (event: DragEvent) => {
      if (use < 2 || !hasFiles(event) || (event.dataTransfer?.files.length ?? 0) < 2) return;
      onDrop(event);
      event.stopPropagation();
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDropFirst, true);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDropFirst, true);
      window.removeEventListener('drop', onDrop);
    };
  }, [use]);
  return { isOver: over };
}
