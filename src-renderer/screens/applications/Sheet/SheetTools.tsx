/** Above the sheet: what of it is looked at, and what the chosen cells are set to. */
import { ArrowDownToLine, ArrowRightToLine, Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { appManageMenu } from '#shared/rules/applications/permissions.ts';
import { type SheetAspect, sheetAspects, valuesOf } from '#shared/rules/applications/sheet/cells.ts';
import type { Address } from '#state/address.ts';
import { Button } from '#widgets/Button.tsx';
import { cellsIn, type Span } from '#widgets/CellSheet/cell-range.ts';
import { InputNumber } from '#widgets/controls/InputNumber.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { AddressFilters } from '#widgets/List/AddressFilters.tsx';
import type { Filter } from '#widgets/List/filters.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { type Filling, fillFrom, setValue } from './fill-cells.ts';
import { besideText, type Columns } from './sheet-columns.ts';
import { rowChoices } from './sheet-rows.ts';
import { valueText } from './sheet-words.ts';

interface LookProps {
  readonly deptId: string;
  readonly columns: Columns;
  /** Departments are on their own, so that there are several to choose. */
  readonly several: boolean;
  readonly address: Address;
}

export function SheetLook({ deptId, columns, several, address }: LookProps) {
  const { t } = useText();
  // Silent: without it nothing is narrowed by a group.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }).data ?? [];
  const filters = {
    q: { kind: 'search', label: t('applications.search') },
    group: {
      ...{ kind: 'choice', label: t('applications.app.group'), open: true },
      options: groups.map(({ id, groupName }) => ({ value: id, label: groupName })),
    },
    rows: {
      ...{ kind: 'choice', label: t('appSheet.rows') },
      options: rowChoices.map((value) => ({ value, label: t(`appSheet.only.${value}`) })),
    },
  } satisfies Record<string, Filter<never>>;
  return (
    <AddressFilters
      list={t('appSheet.label')}
      filters={filters}
      address={address}
      before={
        <>
          {several && (
            <PickedButton
              kind="department"
              label={t('appSheet.beside')}
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
        </>
      }
    />
  );
}

interface SetProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly filling: Filling;
  readonly span: Span;
}

export function SheetSet({ bar, filling, span }: SetProps) {
  const words = useText();
  const { t, formatNumber } = words;
  const { columns, sheet } = filling;
  const chosen = cellsIn(span);
  const aspects = sheetAspects.filter((aspect) =>
    columns.slice(span.left, span.right + 1).some((column) => column.aspect === aspect),
  );
  return (
    <div ref={bar} className={layout.row} role="toolbar" aria-label={t('appSheet.tools')}>
      <span className={ink.count} role="status">
        {t('appSheet.chosen', { count: chosen, total: formatNumber(chosen) })}
      </span>
      {aspects.flatMap(
        (aspect) =>
          valuesOf(aspect)?.map((value) => (
            <Button
              key={`${aspect} ${value}`}
              size="small"
              onClick={() => setValue(filling, span, aspect, value)}
            >
              {valueText(aspect, value, words)}
            </Button>
          )) ?? [
            <SetPlace
              key={aspect}
              aspect={aspect}
              onSet={(value) => setValue(filling, span, aspect, value)}
            />,
          ],
      )}
      {span.bottom > span.top && (
        <Button
          size="small"
          look="quiet"
          icon={<ArrowDownToLine size={14} aria-hidden="true" />}
          onClick={() => fillFrom(filling, span, 'down')}
        >
          {t('appSheet.fillDown')}
        </Button>
      )}
      {span.right > span.left && (
        <Button
          size="small"
          look="quiet"
          icon={<ArrowRightToLine size={14} aria-hidden="true" />}
          onClick={() => fillFrom(filling, span, 'across')}
        >
          {t('appSheet.fillAcross')}
        </Button>
      )}
      {sheet.draft.count() > 0 && (
        <Button
          size="small"
          look="quiet"
          icon={<Undo2 size={14} aria-hidden="true" />}
          onClick={() => sheet.draft.back()}
        >
          {t('appSheet.back')}
        </Button>
      )}
    </div>
  );
}

function SetPlace({
  aspect,
  onSet,
}: {
  readonly aspect: SheetAspect;
  readonly onSet: (place: number) => void;
}) {
  const { t } = useText();
  const [place, setPlace] = useState<number | null>(1);
  const set = () => place !== null && place >= 1 && onSet(Math.floor(place));
  return (
    <span className={layout.inline}>
      <InputNumber
        label={t(`appSheet.aspect.${aspect}`)}
        value={place}
        min={1}
        precision={0}
        onChange={setPlace}
        onEnter={set}
      />
      <Button size="small" onClick={set}>
        {t('appSheet.setPlace')}
      </Button>
    </span>
  );
}
