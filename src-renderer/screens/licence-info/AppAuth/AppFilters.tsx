/** What narrows the app list: keyword, over-limit only, which list, department, advanced search; export of the result. */
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { AppLicenceRow } from '#shared/api/licence-apps.ts';
import {
  chipText,
  type SearchForm,
  searchFields,
  toConditions,
} from '#shared/rules/condition-config/form.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Choice } from '../../../widgets/Field.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { TableExport } from '../../../widgets/TableExport/TableExport.tsx';
import { DepartmentChoice } from '../parts/DepartmentChoice.tsx';
import { AdvancedSearch } from './AdvancedSearch.tsx';
import styles from './app-auth.module.css';
import type { AppFilter } from './app-filter.ts';
import { exportColumns } from './app-view.ts';

interface AppFiltersProps {
  readonly filter: AppFilter;
  /** null until the server has described it. */
  readonly form: SearchForm | null;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly rows: readonly AppLicenceRow[] | undefined;
  readonly onChange: (change: Partial<AppFilter>) => void;
}

export function AppFilters({ filter, form, error, onRetry, rows, onChange }: AppFiltersProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState(false);
  const advanced = filter.deptId === '';
  const count = form && advanced ? toConditions(form, filter.values).length : 0;
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
        {advanced && (
          <>
            <Choice
              label={t('licenceInfo.screen.apps.list.label')}
              value={filter.list}
              options={(['all', 'agency'] as const).map((value) => ({
                value,
                label: t(`licenceInfo.screen.apps.list.${value}`),
              }))}
              onChange={(list) => onChange({ list })}
            />
            <Button
              icon={<SlidersHorizontal size={14} aria-hidden="true" />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {count === 0
                ? t('licenceInfo.screen.apps.advanced')
                : t('licenceInfo.screen.apps.advancedCount', { count })}
            </Button>
          </>
        )}
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
      {open && advanced && error !== null && (
        <ErrorNotice error={error} title={t('licenceInfo.screen.failed.search')} onRetry={onRetry} />
      )}
      {open && advanced && form && (
        <AdvancedSearch
          form={form}
          values={filter.values}
          connection={filter.connection}
          onSearch={(values, connection) => onChange({ values, connection })}
        />
      )}
      {form && count > 0 && <Chips form={form} filter={filter} onChange={onChange} />}
    </>
  );
}

/** The conditions in use, each with its value and the way to drop it. */
function Chips({
  form,
  filter,
  onChange,
}: Pick<AppFiltersProps, 'filter' | 'onChange'> & { readonly form: SearchForm }) {
  const { t, language } = useText();
  const fields = searchFields(form);
  const drop = (key: string) => {
    const { [key]: _, ...values } = filter.values;
    onChange({ values });
  };
  return (
    <ul className={styles.chips}>
      {toConditions(form, filter.values).map((condition) => {
        const field = fields.find(({ key }) => key === condition.field);
        if (!field) return null;
        return (
          <li key={field.key} className={styles.chip}>
            {t('licenceInfo.screen.advanced.chip', {
              name: field.label,
              value:
                field.kind === 'switch' ? t('licenceInfo.screen.on') : chipText(field, condition, language),
            })}
            <button
              type="button"
              aria-label={t('licenceInfo.screen.advanced.remove', { name: field.label })}
              onClick={() => drop(field.key)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
