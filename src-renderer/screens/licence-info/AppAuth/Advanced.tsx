/** The advanced search of the app list: its button, its panel, its active conditions. */

import { SlidersHorizontal } from 'lucide-react';
import { useText } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
import type { AppFilter } from './app-filter.ts';
import { ConditionChips } from './ConditionChips.tsx';
import { type SearchForm, toConditions } from './condition-form.ts';

/** Lazy, because days and numbers need antd's larger controls. */
const AdvancedSearch = lazyComponent(async () => (await import('./AdvancedSearch.tsx')).AdvancedSearch);

interface AdvancedProps {
  readonly filter: AppFilter;
  /** null before the server has described it. */
  readonly form: SearchForm | null;
  readonly open: boolean;
}

interface ButtonProps extends AdvancedProps {
  readonly onOpen: (open: boolean) => void;
}

export function AdvancedButton({ filter, form, open, onOpen }: ButtonProps) {
  const { t } = useText();
  const count = form ? toConditions(form, filter.values).length : 0;
  return (
    <Button
      icon={<SlidersHorizontal size={14} aria-hidden="true" />}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      {count === 0
        ? t('licenceInfo.screen.apps.advanced')
        : t('licenceInfo.screen.apps.advancedCount', { count })}
    </Button>
  );
}

interface PanelProps extends AdvancedProps {
  readonly read: ReadState<unknown>;
  readonly onChange: (change: Partial<AppFilter>) => void;
}

export function AdvancedPanel({ filter, form, open, read, onChange }: PanelProps) {
  const { t } = useText();
  return (
    <>
      {open && <ReadPart read={read} failed={t('licenceInfo.screen.failed.search')} waiting={null} />}
      {open && form && (
        <AdvancedSearch
          form={form}
          values={filter.values}
          connection={filter.connection}
          onSearch={(values, connection) => onChange({ values, connection })}
        />
      )}
      {form && toConditions(form, filter.values).length > 0 && (
        <ConditionChips form={form} filter={filter} onChange={onChange} />
      )}
    </>
  );
}
