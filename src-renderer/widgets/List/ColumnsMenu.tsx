/** The menu of a list's columns: visibility and order; the column that names the rows stays first. */
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { PlainCheckbox } from '../PlainCheckbox.tsx';
import type { ChosenColumns } from './column-choice.ts';
import styles from './columns.module.css';

interface ColumnsMenuProps<Row> {
  readonly label: string;
  readonly columns: ChosenColumns<Row>;
}

export function ColumnsMenu<Row>({ label, columns }: ColumnsMenuProps<Row>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [announcement, setSaid] = useState('');
  const { all } = columns;
  const move = (key: string, title: string, index: number, by: number) => {
    columns.move(key, by);
    setSaid(t('list.columns.moved', { name: title, place: index + by + 1, places: all.length }));
  };
  return (
    <>
      <IconButton label={t('list.columns.of', { list: label })} onClick={() => setOpen(true)}>
        <Columns3 size={14} aria-hidden="true" />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('list.columns.title')}
        footer={
          <>
            <Button disabled={!columns.changed} onClick={columns.reset}>
              {t('list.columns.reset')}
            </Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <ol className={styles.columns}>
          {all.map(({ column: { key, title }, on }, index) => (
            <li key={key} className={styles.column}>
              <PlainCheckbox
                label={title}
                checked={on}
                disabled={index === 0}
                onChange={(shown) => columns.show(key, shown)}
              />
              {index > 0 && (
                <>
                  <IconButton
                    label={t('list.columns.up', { name: title })}
                    disabled={index === 1}
                    onClick={() => move(key, title, index, -1)}
                  >
                    <ArrowUp size={14} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('list.columns.down', { name: title })}
                    disabled={index === all.length - 1}
                    onClick={() => move(key, title, index, 1)}
                  >
                    <ArrowDown size={14} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </Dialog>
    </>
  );
}
