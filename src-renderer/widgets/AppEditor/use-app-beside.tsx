/** Content beside the fields of every application editor: the link's check, icons, a note on a taken name. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { useDebounced } from '#data/use-debounced.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { queryEmpSysMenus } from '#shared/api/custom-applications/personal.ts';
import ink from '../looks/ink.module.css';
import { AppIcon } from './AppIcon.tsx';
import type { AppEditing } from './app-editing.ts';
import { useLinkCheck } from './LinkCheck.tsx';

interface NamesakeProps {
  /** Null for an employee's own applications. */
  readonly deptId: string | null;
  /** Id of the edited application; '' for a new one. */
  readonly id: string;
  readonly name: string;
}

/** Milliseconds of rest after typing. */
const pause = 400;
/** Applications whose names contain the typed one; those that equal it are among the first. */
const found = { pageNo: 1, pageSize: 50 } as const;
const folded = (name: string) => name.trim().toLocaleLowerCase();

/** Says under a name that another application has it, too: people would see two of one name. */
function Namesake({ deptId, id, name }: NamesakeProps) {
  const { t } = useText();
  const keywords = useDebounced(name.trim(), pause);
  const asked = { keywords, ...found };
  const team = deptId !== null;
  // A failed read is silent: the name is not checked then.
  const teams = useRead(
    queryAppList,
    { ...asked, deptId: deptId ?? '', installed: true, showDisable: true },
    { enabled: team && keywords !== '' },
  ).data;
  const own = useRead(queryEmpSysMenus, asked, { enabled: !team && keywords !== '' }).data;
  const isTaken = (team ? teams : own)?.result.some(
    (app) => app.id !== id && folded(app.menuName) === folded(name),
  );
  return isTaken ? <p className={ink.small}>{t('applications.form.namesake')}</p> : null;
}

interface EditedApp {
  readonly deptId: string | null;
  readonly id: string;
  readonly readOnly: boolean;
}

interface Beside {
  readonly action?: ReactNode;
  readonly below?: ReactNode;
}

export function useAppBeside(
  form: AppEditing,
  { deptId, id, readOnly }: EditedApp,
): (name: string) => Beside {
  const link = useLinkCheck(form);
  return (name) => {
    switch (name) {
      case 'icon':
      case 'mobileIcon':
        return { below: <AppIcon form={form} name={name} readOnly={readOnly} /> };
      case 'menuname':
      case 'customMenuName':
        return readOnly ? {} : { below: <Namesake deptId={deptId} id={id} name={form.values[name]} /> };
      case 'outerUrl':
        return readOnly ? {} : link;
      default:
        return {};
    }
  };
}
