/** What every editor of an application shows beside its fields: the link's check, icons, a note on a taken name. */
import type { ReactNode } from 'react';
import { AppIcon } from './AppIcon.tsx';
import type { AppEditing } from './app-editing.ts';
import { useLinkCheck } from './LinkCheck.tsx';
import { Namesake } from './Namesake.tsx';

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
