/** Lazily loads the rich-text editor, whose code is large. */
import { type ComponentType, useCallback, useState } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

interface EditorState {
  readonly Editor: ComponentType<RichTextEditorProps> | null;
  readonly loading: boolean;
  readonly error: unknown;
}

const notLoaded: EditorState = { Editor: null, loading: false, error: null };

export function useEditor(): EditorState & { readonly load: () => Promise<void> } {
  const [state, setState] = useState(notLoaded);
  const load = useCallback(async () => {
    setState({ ...notLoaded, loading: true });
    try {
      const { RichTextEditor } = await import('./RichTextEditor.tsx');
      setState({ ...notLoaded, Editor: RichTextEditor });
    } catch (error) {
      setState({ ...notLoaded, error });
    }
  }, []);
  return { ...state, load };
}
