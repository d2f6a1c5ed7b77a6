/** The dialog that the address names, below the page: `/customApps/edit/freeform/100000000000010000`. */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { CustomType } from '#shared/api/applications/app.ts';
import { editingKey, typeOfKey } from '#shared/rules/custom-applications/kinds.ts';
import { stepParam } from './parts/Wizard/use-wizard.ts';

/** Parameters of the address that belong to the dialog. */
const ownWords = [stepParam, 'source', 'group'];

export interface CustomDialog {
  readonly isNew: boolean;
  /** null while no application is being edited. */
  readonly edited: { readonly type: CustomType; readonly id: string } | null;
  /** The page that opened the wizard; '' for the usual one. */
  readonly source: string;
  /** Id of the new application's group; '' for none. */
  readonly group: string;
  readonly open: () => void;
  readonly edit: (type: CustomType, id: string) => void;
  readonly close: () => void;
}

export function useDialog(path: string): CustomDialog {
  const isNew = useMatch(`${path}/new`) !== null;
  const edit = useMatch(`${path}/edit/:key/:id`)?.params;
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const rest = new URLSearchParams(search);
  for (const word of ownWords) rest.delete(word);
  const words = rest.toString() === '' ? '' : `?${rest}`;
  const type = typeOfKey(edit?.key ?? '');
  return {
    isNew,
    edited: type && edit?.id ? { type, id: edit.id } : null,
    source: params.get('source') ?? '',
    group: params.get('group') ?? '',
    open: () => void navigate({ pathname: `${path}/new`, search: words }),
    edit: (of, id) =>
      void navigate({
        pathname: `${path}/edit/${editingKey(of)}/${encodeURIComponent(id)}`,
        search: words,
      }),
    close: () => void navigate({ pathname: path, search: words }, { replace: true }),
  };
}
