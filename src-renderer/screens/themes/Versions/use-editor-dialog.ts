/** The open dialog, from the address below an editor's page: `/themes/pc/edit/TP1/versions/7`. */
import { useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface EditorDialog {
  /** null without an open dialog. */
  readonly name: string | null;
  /** The dialog's subject; '' without one. */
  readonly id: string;
  readonly open: (name: string, id?: number) => void;
  readonly close: () => void;
}

export function useEditorDialog(): EditorDialog {
  const { pathname: own } = useResolvedPath('.');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [name = null, id = ''] = pathname
    .slice(own.length)
    .split('/')
    .filter((part) => part !== '');
  return {
    name,
    id,
    open: (next, about) => void navigate({ pathname: [own, next, about ?? []].flat().join('/'), search }),
    close: () => void navigate({ pathname: own, search }, { replace: true }),
  };
}
