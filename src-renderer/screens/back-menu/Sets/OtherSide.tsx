/** The menus that a department's are compared with: of another department, of another tab's server, or of a file. */

import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { searchDepartments } from '#shared/api/people/people.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { useAddress } from '#state/address.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { PlainSelect } from '#widgets/PlainSelect.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { largestSetFile, readSetFile, type SetFile, type SetFileProblem } from './set-file.ts';
import { useOtherTabs } from './other-tabs.ts';
import { useMenuSet } from './use-menu-set.ts';

/** A file or another tab takes precedence over the department in the address. `text`: this tab's own set as a file. */
export function useOtherSide(several: boolean, text: string | null) {
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
  const offers = useOtherTabs(text);
  const [tab, setTab] = useState('');
  const offered = offers.find((offer) => offer.tab === tab)?.set ?? null;
  const fromFile = offered ?? (read !== null && typeof read === 'object' && 'groups' in read ? read : null);
  const wrong = read !== null && typeof read === 'object' && 'message' in read ? read : null;
  const departmentName = named.data?.result[0]?.name ?? deptId;
  return {
    file,
    deptId,
    offers,
    tab: offered ? tab : '',
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
      setTab('');
      if (next) setRead(next.size > largestSetFile ? 'tooLarge' : readSetFile(await next.text()));
    },
    choose(id: string) {
      setFile(null);
      setRead(null);
      setTab('');
      address.set({ with: id });
    },
    chooseTab(next: string) {
      setFile(null);
      setRead(null);
      setTab(next);
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
      <OtherTabs other={other} />
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

function OtherTabs({ other: { offers, tab, chooseTab } }: Pick<OtherSideProps, 'other'>) {
  const { t } = useText();
  if (offers.length === 0) return <p className={ink.help}>{t('menuSets.tab.none')}</p>;
  return (
    <div className={layout.inline}>
      <span aria-hidden="true">{t('menuSets.tab.label')}</span>
      <PlainSelect
        label={t('menuSets.tab.label')}
        value={tab}
        options={[
          { value: '', label: t('menuSets.tab.notChosen') },
          ...offers.map(({ tab: value, set: { from } }) => ({
            value,
            label: t('menuSets.fromFile', { department: from.department, server: from.server }),
          })),
        ]}
        onChange={chooseTab}
      />
    </div>
  );
}
