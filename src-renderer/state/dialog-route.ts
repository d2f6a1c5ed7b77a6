/** The dialog that the address names, below its page's own: `/appManage/group/AC10001`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

export interface DialogRoute<Name extends string> {
  /** null: none is open. */
  readonly name: Name | null;
  /** Of what it is about; '' where it is about nothing. */
  readonly id: string;
  readonly open: (name: Name, id?: string) => void;
  readonly close: () => void;
}

/** Dialogs of the page at `path` by their names; what else the address says of the page stays. */
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
