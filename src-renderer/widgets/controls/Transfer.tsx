/** Two lists, available and selected entries, with buttons that move the marked ones. */
import 'virtual:steward-antd/Transfer';
import { Transfer as AntdTransfer } from 'antd';
import { useText } from '#data/text.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';
import type { ControlOption, ControlProps } from './control.ts';
import styles from './controls.module.css';

interface TransferProps<Value extends string> extends Omit<ControlProps, 'aria-invalid'> {
  readonly leftTitle: string;
  readonly rightTitle: string;
  readonly options: readonly ControlOption<Value>[];
  /** Entries of the right list. */
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

export function Transfer<Value extends string>(props: TransferProps<Value>) {
  const { t } = useText();
  const { label, leftTitle, rightTitle, options, value, onChange, disabled = false } = props;
  return (
    <fieldset className={styles.group} aria-label={label} aria-describedby={props['aria-describedby']}>
      <AntdTransfer
        showSearch
        // antd's own checkboxes in rows and headers have no names, so both lists render theirs below.
        showSelectAll={false}
        disabled={disabled}
        titles={[leftTitle, rightTitle]}
        actions={[t('controls.transfer.add'), t('controls.transfer.remove')]}
        dataSource={options.map((option) => ({ ...option, key: option.value }))}
        render={(option) => option.label}
        filterOption={(query, option) => option.label.toLowerCase().includes(query.trim().toLowerCase())}
        targetKeys={[...value]}
        onChange={(keys) => onChange(keys as Value[])}
      >
        {({ direction, filteredItems, selectedKeys, onItemSelect, onItemSelectAll }) => {
          const free = filteredItems.filter((item) => !item.disabled).map(({ key }) => key);
          const chosen = free.filter((key) => selectedKeys.includes(key));
          return (
            <div className={styles.entries}>
              <Checkbox
                label={t('controls.transfer.all')}
                checked={free.length > 0 && chosen.length === free.length}
                partly={chosen.length > 0 && chosen.length < free.length}
                disabled={disabled || free.length === 0}
                onChange={(all) => onItemSelectAll(free, all)}
              />
              {filteredItems.length === 0 && (
                <EmptyState title={t('controls.transfer.none')} text={t('controls.transfer.noneText')} />
              )}
              <CheckboxGroup
                vertical
                label={direction === 'left' ? leftTitle : rightTitle}
                options={filteredItems}
                value={chosen as Value[]}
                disabled={disabled}
                onChange={(next) => {
                  for (const key of free) {
                    const now = next.includes(key as Value);
                    if (now !== chosen.includes(key)) onItemSelect(key, now);
                  }
                }}
              />
            </div>
          );
        }}
      </AntdTransfer>
    </fieldset>
  );
}
