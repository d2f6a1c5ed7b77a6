/** The advanced search, rendered from the server's own description (spec 1§7.2 "Advanced search config fetch"). */

import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import type { Connection } from '#shared/api/condition-config/condition-config.ts';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { AdvancedField } from './AdvancedField.tsx';
import styles from './app-auth.module.css';
import type { SearchForm, SearchFormField, SearchValues } from './condition-form.ts';

interface AdvancedSearchProps {
  readonly form: SearchForm;
  readonly values: SearchValues;
  readonly connection: Connection;
  readonly onSearch: (values: SearchValues, connection: Connection) => void;
}

export function AdvancedSearch({ form, values, connection, onSearch }: AdvancedSearchProps) {
  const { t } = useText();
  const [draft, setDraft] = useState<SearchValues>({ ...form.initial, ...values });
  const [join, setJoin] = useState(connection);
  // A condition that is removed by its chip leaves its field, too.
  const [shown, setShown] = useState(values);
  if (JSON.stringify(shown) !== JSON.stringify(values)) {
    setShown(values);
    setDraft(values);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.entries(draft).filter(([, value]) => value.some((each) => each.trim() !== ''));
    onSearch(Object.fromEntries(filled), join);
  };
  const clear = () => {
    setDraft({});
    onSearch({}, join);
  };
  const set = (field: SearchFormField) => (value: readonly string[]) =>
    setDraft((now) => ({ ...now, [field.key]: value }));
  return (
    <form
      className={`${layout.panel} ${layout.below}`}
      aria-label={t('licenceInfo.screen.apps.advanced')}
      onSubmit={search}
    >
      {form.groups.map((group) => (
        <fieldset key={group.id} className={layout.below}>
          {group.title !== '' && <legend className={ink.heading}>{group.title}</legend>}
          <div className={styles.fields}>
            {group.rows.flat().map((field) => (
              <AdvancedField
                key={field.key}
                field={field}
                value={draft[field.key] ?? []}
                onChange={set(field)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={layout.row}>
        <span aria-hidden="true">{t('licenceInfo.screen.advanced.match')}</span>
        <Segmented
          label={t('licenceInfo.screen.advanced.match')}
          value={join}
          options={(['and', 'or'] as const).map((value) => ({
            value,
            label: t(`licenceInfo.screen.advanced.${value}`),
          }))}
          onChange={setJoin}
        />
        <Button type="submit">{t('licenceInfo.screen.advanced.search')}</Button>
        <Button onClick={clear}>{t('licenceInfo.screen.advanced.reset')}</Button>
        {form.unsupported.length > 0 && (
          <p className={ink.small}>
            {t('licenceInfo.screen.advanced.unsupported', { fields: form.unsupported.join(', ') })}
          </p>
        )}
      </div>
    </form>
  );
}
