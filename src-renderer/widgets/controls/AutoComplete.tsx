/** A text field with proposals; any text is valid. */
import 'virtual:steward-antd/AutoComplete';
import { AutoComplete as AntdAutoComplete } from 'antd';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';
import { listMends, listParts } from './ListInput.tsx';
import { CorrectedAttributes } from './CorrectedAttributes.tsx';
import { isMatchingOption, type SelectOption } from './select-options.ts';
import { useOwnEscape } from './use-own-keys.ts';

interface AutoCompleteProps extends ControlProps {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly onLeave?: () => void;
}

export function AutoComplete(props: AutoCompleteProps) {
  const { value, options, onChange, placeholder, onLeave } = props;
  return (
    <AntdAutoComplete<string, SelectOption>
      {...attributes(props)}
      {...antdStatus(props)}
      {...useOwnEscape()}
      {...listParts}
      virtual={false}
      popupRender={(list) => <CorrectedAttributes parts={listMends(props.label)}>{list}</CorrectedAttributes>}
      className={styles.field ?? ''}
      value={value}
      options={[...options]}
      showSearch={{
        filterOption: (query, option) => option !== undefined && isMatchingOption(option, query),
      }}
      onChange={onChange}
      {...(placeholder !== undefined && { placeholder })}
      {...(onLeave && { onBlur: onLeave })}
    />
  );
}
