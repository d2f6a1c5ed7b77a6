/** Saved filters as links with delete buttons, and a button that saves the current filter. */
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import { useActiveServer } from '#state/program.ts';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { GuardedDialog } from '../Form/GuardedDialog.tsx';
import { MenuButton } from '../Menu.tsx';
import { notify } from '../notify.tsx';
import styles from './SavedFilters.module.css';
import {
  longestName,
  readSaved,
  type SavedFilter,
  type SavedOf,
  withSaved,
  writeSaved,
} from './saved-filters.ts';

interface SavedFiltersProps {
  readonly of: SavedOf;
  /** Whether a filter applies that can be saved. */
  readonly set: boolean;
  /** The current filter as a query string without `?`. */
  readonly search: string;
  readonly onOpen: (search: string) => void;
}

export function SavedFilters({ of, set, search, onOpen }: SavedFiltersProps) {
  const { t } = useText();
  const { id: server } = useActiveServer();
  const [saved, setSaved] = useState(() => readSaved(server, of));
  const [naming, setNaming] = useState(false);
  const keep = (next: readonly SavedFilter[]) => {
    const kept = writeSaved(server, of, next);
    if (kept) setSaved(kept);
    else notify({ tone: 'danger', text: t('loginLog.saved.full') });
    return kept !== null;
  };
  const label = t('loginLog.saved.action');
  return (
    <>
      <MenuButton
        label={label}
        title={label}
        className={`${buttons.button} ${buttons.plain}`}
        lines={[
          ...saved.map((savedFilter) => ({
            key: `open ${savedFilter.name}`,
            label: savedFilter.name,
            icon: <Bookmark size={14} aria-hidden="true" />,
            current: savedFilter.search === search,
            onSelect: () => onOpen(savedFilter.search),
          })),
          ...(saved.length === 0
            ? [{ key: 'none', label: t('loginLog.saved.none'), disabled: true }]
            : [{ kind: 'line' as const, key: 'line' }]),
          {
            key: 'save',
            label: t('loginLog.saved.save'),
            disabled: !set,
            onSelect: () => setNaming(true),
          },
          ...saved.map((one) => ({
            key: `remove ${one.name}`,
            label: t('loginLog.saved.remove', { name: one.name }),
            icon: <Trash2 size={14} aria-hidden="true" />,
            onSelect: () => void keep(saved.filter(({ name }) => name !== one.name)),
          })),
        ]}
      >
        <Bookmark size={14} aria-hidden="true" />
        <span className={`${buttons.label} ${styles.words}`}>{label}</span>
      </MenuButton>
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onSave={(name) => {
            if (!keep(withSaved(saved, { name, search }))) return;
            notify({ tone: 'success', text: t('loginLog.saved.done') });
            setNaming(false);
          }}
        />
      )}
    </>
  );
}

function NameDialog({
  onClose,
  onSave,
}: {
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}) {
  const { t } = useText();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const typed = name.trim();
  const problem =
    typed === ''
      ? t('loginLog.saved.missing')
      : [...typed].length > longestName
        ? t('loginLog.saved.long', { most: longestName })
        : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onSave(typed);
  };
  return (
    <GuardedDialog
      dirty={name !== ''}
      title={t('loginLog.saved.title')}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" form="login-log-saved">
            {t('common.save')}
          </Button>
        </>
      )}
    >
      <form id="login-log-saved" onSubmit={save}>
        <Field
          label={t('loginLog.saved.name')}
          help={t('loginLog.saved.help')}
          error={tried && problem !== null ? problem : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              data-autofocus
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </GuardedDialog>
  );
}
