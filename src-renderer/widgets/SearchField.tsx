/** A search field; the `/` key focuses the one with `pageSearch`. */
import { Search, X } from 'lucide-react';
import { useText } from '#data/text.ts';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly placeholder?: string;
  readonly pageSearch?: boolean;
  readonly wide?: boolean;
  /** Takes the focus when the surrounding dialog opens. */
  readonly focusFirst?: boolean;
}

export function SearchField(props: SearchFieldProps) {
  const { t } = useText();
  const {
    label,
    value,
    onChange,
    onLeave,
    placeholder = t('common.search'),
    pageSearch = false,
    wide = false,
    focusFirst = false,
  } = props;
  return (
    <div className={wide ? styles.wide : styles.field}>
      <Search size={14} aria-hidden="true" className={styles.icon} />
      <input
        type="text"
        className={styles.input}
        aria-label={`${t('common.search')}: ${label}`}
        placeholder={placeholder}
        value={value}
        data-page-search={pageSearch || undefined}
        data-autofocus={focusFirst || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Esc empties the field, and leaves the dialog around it open.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('common.clearSearch')}
          onClick={() => onChange('')}
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
