/** The working hours that the login log is compared with: kept on this computer for a server's tenant. */
import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import {
  type HoursByDepartment,
  readHoursByDepartment,
  usualHours,
  writeHoursByDepartment,
} from '#shared/rules/login-log/working-hours.ts';
import { saveChoice } from '#state/choices.ts';
import { readHint } from '#state/stored-hints.ts';
import { useTenantScope } from '#state/tenant-scope.ts';

const usual: HoursByDepartment = { departments: [], others: usualHours };
/** Texts that were saved since the page was opened, by their names. */
const savedAtom = atom<Readonly<Record<string, string>>>({});

export interface KeptHours {
  readonly hours: HoursByDepartment;
  /** Returns false when this browser's storage is full. */
  readonly save: (next: HoursByDepartment) => boolean;
}

export function useWorkingHours(): KeptHours {
  const scope = useTenantScope();
  const [saved, setSaved] = useAtom(savedAtom);
  const name = scope && `loginLog.hours.${scope.server}.${scope.tenant}`;
  const text = name === null ? '' : (saved[name] ?? readHint(name) ?? '');
  const hours = useMemo(() => readHoursByDepartment(text) ?? usual, [text]);
  return {
    hours,
    save(next) {
      if (name === null) return false;
      const written = writeHoursByDepartment(next);
      const isKept = saveChoice(name, written === writeHoursByDepartment(usual) ? '' : written);
      if (isKept) setSaved((before) => ({ ...before, [name]: written }));
      return isKept;
    },
  };
}
