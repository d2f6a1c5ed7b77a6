/** The menus that a department's are compared with: those of another department of this server, or of a file. */

import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { searchDepartments } from '#shared/api/people/people.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { useAddress } from '#state/address.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { largestSetFile, readSetFile, type SetFile, type SetFileProblem } from './set-file.ts';
import { useMenuSet } from './use-menu-set.ts';

/** A file takes precedence over the department in the address. */
export function useOtherSide(several: boolean) {
  const { t } = useText();
  const address = useAddress();
  const deptId = several ? address.get('with') : '';
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<SetFile | SetFileProblem | null>(null);
  const department = useMenuSet(deptId === '' ? null : deptId);
  const named = useRead(
    searchDepartments,
    { menuCode: backMenuCode, ids: [deptId], pageNo: 1, pageSize: 1 },
    { enabled: deptId !== '' },
  );
  const fromFile = read !== null && typeof read === 'object' && 'groups' in read ? read : null;
  const wrong = read !== null && typeof read === 'object' && 'message' in read ? read : null;
  const departmentName = named.data?.result[0]?.name ?? deptId;
  return {
    file,
    deptId,
    read: department,
    problem: wrong
      ? t('menuSets.wrong', {
          name: wrong.of,
          field: t(wrong.field),
          problem: t(wrong.message.key, wrong.message.params),
        })
      : typeof read === 'string'
        ? t(`menuSets.problem.${read}`)
        : null,
    set: fromFile ?? department.data,
    name: fromFile
      ? t('menuSets.fromFile', { department: fromFile.from.department, server: fromFile.from.server })
      : departmentName,
    async open(next: File | null) {
      setFile(next);
      setRead(null);
      if (next) setRead(next.size > largestSetFile ? 'tooLarge' : readSetFile(await next.text()));
    },
    choose(id: string) {
      setFile(null);
      setRead(null);
      address.set({ with: id });
    },
  };
}

interface OtherSideProps {
  readonly other: ReturnType<typeof useOtherSide>;
  /** Departments have menus of their own, so that several can be chosen. */
  readonly several: boolean;
}

export function OtherSide({ other, several }: OtherSideProps) {
  const { t } = useText();
  return (
    <div className={layout.stack}>
      {several && (
        <div className={layout.row}>
          <PickedButton
            kind="department"
            label={t('menuSets.department')}
            menuCode={backMenuCode}
            value={other.deptId === '' ? [] : [other.deptId]}
            allText={t('menuSets.noDepartment')}
            onChange={(ids) => other.choose(ids.at(-1) ?? '')}
          />
        </div>
      )}
      <FileDrop
        label={t('menuSets.file')}
        file={other.file}
        accept=".json"
        limit={largestSetFile}
        hint={t('menuSets.hint')}
        onFile={(file) => void other.open(file)}
      />
      {other.problem && (
        <Notice tone="danger" title={t('sheetFile.notRead', { name: other.file?.name ?? '' })}>
          {other.problem}
        </Notice>
      )}
      <ReadPart read={other.read} failed={t('menuSets.otherFailed')} tone="quiet" waiting={null} />
    </div>
  );
}
