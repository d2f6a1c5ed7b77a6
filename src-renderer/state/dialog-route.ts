/** The dialog that the address names below its page's path: `/appManage/group/AC10001`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

export interface DialogRoute<Name extends string> {
  /** Null when no dialog is open. */
  readonly name: Name | null;
  /** Id of the dialog's object; '' when the dialog has none. */
  readonly id: string;
  readonly open: (name: Name, id?: string) => void;
  readonly close: () => void;
}

/** Routes the dialogs `names` of the page at `path`; opening and closing keep the page's query. */
export function useDialogRoute<Name extends string>(path: string, names: readonly Name[]): DialogRoute<Name> {
  const match = useMatch(`${path}/:name/:id?`);
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    name: names.find((one) => one === match?.params.name) ?? null,
    id: match?.params.id ?? '',
    open: (name, id) => {
      const about = id === undefined ? '' : `/${encodeURIComponent(id)}`;
      void navigate({ pathname: `${path}/${name}${about}`, search });
    },
    close: () => void navigate({ pathname: path, search }, { replace: true }),
  };
}
