/** What narrows the app list: keyword, over-limit only, which list, department, advanced search; export of the result. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type SearchForm, toConditions } from '#shared/rules/condition-config/form.ts';
import type { AppLicence } from '#shared/rules/licence-info/module-licences.ts';
import { Button } from '#widgets/Button.tsx';
import { Choice } from '#widgets/Field.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import { DepartmentChoice } from '../parts/DepartmentChoice.tsx';
import { AdvancedSearch } from './AdvancedSearch.tsx';
import styles from './app-auth.module.css';
import type { AppFilter } from './app-filter.ts';
import { exportColumns } from './app-view.ts';
import { ConditionChips } from './ConditionChips.tsx';

interface AppFiltersProps {
  readonly filter: AppFilter;
  /** null until the server has described it. */
  readonly form: SearchForm | null;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly rows: readonly AppLicence[] | undefined;
  readonly onChange: (change: Partial<AppFilter>) => void;
}

export function AppFilters({ filter, form, error, onRetry, rows, onChange }: AppFiltersProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState(false);
  const count = form ? toConditions(form, filter.values).length : 0;
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={t('licenceInfo.screen.apps.search')}
          value={filter.keywords}
          onChange={(keywords) => onChange({ keywords })}
          pageSearch
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={filter.overOnly}
          onClick={() => onChange({ overOnly: !filter.overOnly })}
        >
          {t('licenceInfo.screen.apps.overOnly')}
        </button>
        <DepartmentChoice deptId={filter.deptId} onChange={(deptId) => onChange({ deptId })} />
        {filter.deptId === '' && (
          <Choice
            label={t('licenceInfo.screen.apps.list.label')}
            value={filter.list}
            options={(['all', 'agency'] as const).map((value) => ({
              value,
              label: t(`licenceInfo.screen.apps.list.${value}`),
            }))}
            onChange={(list) => onChange({ list })}
          />
        )}
        <Button
          icon={<SlidersHorizontal size={14} aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count === 0
            ? t('licenceInfo.screen.apps.advanced')
            : t('licenceInfo.screen.apps.advancedCount', { count })}
        </Button>
        <span className={styles.end}>
          <span className={styles.count} role="status">
            {rows && t('common.table.total', { total: formatNumber(rows.length) })}
          </span>
          <TableExport
            title={t('licenceInfo.screen.apps.title')}
            columns={exportColumns(t)}
            rows={() => rows ?? []}
            disabled={!rows || rows.length === 0}
          />
        </span>
      </div>
      {open && error !== null && (
        <ErrorNotice error={error} title={t('licenceInfo.screen.failed.search')} onRetry={onRetry} />
      )}
      {open && form && (
        <AdvancedSearch
          form={form}
          values={filter.values}
          connection={filter.connection}
          onSearch={(values, connection) => onChange({ values, connection })}
        />
      )}
      {form && count > 0 && <ConditionChips form={form} filter={filter} onChange={onChange} />}
    </>
  );
}
