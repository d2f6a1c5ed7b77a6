/** The system's file dialog for many files, or for a folder in browsers without File System Access. */
import { type ReactNode, useRef } from 'react';

export interface FilePicker {
  readonly open: () => void;
  /** A hidden input, to be rendered anywhere on the page. */
  readonly input: ReactNode;
}

export function useFilePicker(
  label: string,
  take: (files: readonly File[]) => void,
  { folder = false, single = false }: { readonly folder?: boolean; readonly single?: boolean } = {},
): FilePicker {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={(element) => {
          input.current = element;
          // React does not know this attribute.
          if (folder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple={!single}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          take(files);
        }}
      />
    ),
  };
}
