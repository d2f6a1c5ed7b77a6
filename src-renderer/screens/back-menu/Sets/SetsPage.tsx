/** Menu sets as files: export, comparison with a file or another department, and taking over from there. */

import { useMemo, useState } from 'react';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { useActiveServer } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { type ReadyScope, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { BackMenuTabs } from '../BackMenuTabs.tsx';
import { MenuSetDifferenceList } from './DifferenceList.tsx';
import { menuSetDifferences } from './differences.ts';
import { type MenuSet, menusIn, withoutLanguages } from './menu-set.ts';
import { OtherSide, useOtherSide } from './OtherSide.tsx';
import { setFileText } from './set-file.ts';
import { TakeDialog } from './TakeDialog.tsx';
import { useMenuSet } from './use-menu-set.ts';

export function SetsPage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(backMenuCode));
  return (
    <>
      <PageHeader title={t('menuSets.title')} purpose={t('menuSets.purpose')} tabs={<BackMenuTabs />} />
      <DepartmentScope scope={scope}>{(ready) => <OfDepartment scope={ready} />}</DepartmentScope>
    </>
  );
}

function OfDepartment({ scope }: { readonly scope: ReadyScope }) {
  const { t, formatNumber } = useText();
  const server = useActiveServer();
  const { department, detach } = scope;
  const here = useMenuSet(department.id);
  const name = department.name || t('menuSets.whole');
  const text = useMemo(
    () =>
      here.data && here.hasNames && here.oddFields.length === 0
        ? setFileText(here.data, { server: server.name, department: name }, Date.now())
        : null,
    [here.data, here.hasNames, here.oddFields, server.name, name],
  );
  const odd =
    here.oddFields.length > 0
      ? t('menuSets.odd', { fields: here.oddFields.join(t('common.form.separator')) })
      : null;
  const other = useOtherSide(detach !== 'off', text);
  const [taking, setTaking] = useState(false);
  const wanted = useMemo(
    () => (other.set && !here.hasNames ? withoutLanguages(other.set) : other.set),
    [other.set, here.hasNames],
  );
  const found = useMemo(
    () => (here.data && wanted ? menuSetDifferences(here.data, wanted) : null),
    [here.data, wanted],
  );
  const save = async (set: MenuSet) => {
    try {
      const now = Date.now();
      const suggestedName = exportFileName(t('menuSets.fileName', { name }), localDay(now), 'json');
      const text = setFileText(set, { server: server.name, department: name }, now);
      if (await saveText({ suggestedName, mediaType: 'application/json', text }))
        notify({ tone: 'success', text: t('tableExport.savedAs', { name: suggestedName }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <ReadPart read={here} failed={t('backMenu.failed')} waiting={<SkeletonRows />}>
      {(set) => (
        <div className={layout.stack}>
          <Section
            title={name}
            tools={
              <Button
                why={here.hasNames ? (odd ?? undefined) : t('menuSets.notExported')}
                onClick={() => void save(set)}
              >
                {t('menuSets.export')}
              </Button>
            }
          >
            <FactList>
              <Fact label={t('menuSets.groups')}>{formatNumber(set.groups.length)}</Fact>
              <Fact label={t('menuSets.menus')}>{formatNumber(menusIn(set).length)}</Fact>
            </FactList>
            {!here.hasNames && <Notice>{t('menuSets.noNames')}</Notice>}
            {odd && <Notice>{odd}</Notice>}
          </Section>
          <Section title={t('menuSets.compare')}>
            <OtherSide other={other} several={detach !== 'off'} />
            {found && wanted && (
              <>
                <MenuSetDifferenceList differences={found} first={name} second={other.name} height={360} />
                <HeadActions>
                  <Button
                    look="primary"
                    disabled={!here.editable || found.length === 0}
                    onClick={() => setTaking(true)}
                  >
                    {t('menuSets.take')}
                  </Button>
                </HeadActions>
                {!here.editable && <Notice tone="locked">{t('menuSets.notEditable')}</Notice>}
              </>
            )}
          </Section>
          {taking && wanted && (
            <TakeDialog
              deptId={department.id}
              name={name}
              from={other.name}
              menuSet={wanted}
              hasNames={here.hasNames}
              onClose={() => setTaking(false)}
            />
          )}
        </div>
      )}
    </ReadPart>
  );
}
