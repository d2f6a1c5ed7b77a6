/** The choice of the sheet's departments, aspects and rows. */
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Address } from '#state/address.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { LookAsSomebody } from '../ViewAs/LookAsSomebody.tsx';
import { sheetAspects } from '#shared/rules/applications/sheet/sheet-cells.ts';
import { SheetFilters } from './SheetFilters.tsx';
import { type AppSheetColumns, besideText } from './sheet-columns.ts';

interface LookProps {
  readonly deptId: string;
  readonly columns: AppSheetColumns;
  /** Departments have settings of their own, so that several can be chosen. */
  readonly several: boolean;
  /** Number of applications that the address names. */
  readonly chosen: number;
  readonly address: Address;
}

export function SheetLook({ deptId, columns, several, chosen, address }: LookProps) {
  const { t } = useText();
  return (
    <SheetFilters
      deptId={deptId}
      address={address}
      list={t('appSheet.label')}
      only={chosen > 0 ? ['chosen', 'filled', 'differ'] : ['filled', 'differ']}
      before={
        <>
          {several && (
            <PickedButton
              kind="department"
              label={t('appSheet.beside')}
              labelled
              menuCode={appManageMenu}
              value={columns.chosen}
              allText={t('appSheet.besideNone')}
              onChange={(ids) => address.set({ beside: besideText(ids) })}
            />
          )}
          <Segmented
            label={t('appSheet.what')}
            value={columns.aspect}
            options={(['all', ...sheetAspects] as const).map((value) => ({
              value,
              label: t(`appSheet.aspect.${value}`),
            }))}
            onChange={(what) => address.set({ what })}
          />
          {several && <LookAsSomebody departments={columns.departments.map(({ id }) => id).toReversed()} />}
        </>
      }
    />
  );
}
