/** Mends all colours that cannot be read at once, after a look at the theme before and after. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { ComparedSide, ComparedSides } from '../../ComparedSides.tsx';
import { ThemeContrastVerdict } from './ContrastVerdict.tsx';
import { fixedColours } from './fix-pairs.ts';
import styles from './ThemeContrast.module.css';

interface FixAllProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly labelOf: (field: string) => string;
  readonly onUse: (colours: Readonly<Record<string, string>>) => void;
}

export function FixAll<Of extends Terminal>(props: FixAllProps<Of>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('themeContrast.fixAll.action')}</Button>
      {open && <FixAllDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FixAllDialog<Of extends Terminal>(props: FixAllProps<Of> & { readonly onClose: () => void }) {
  const { terminal, values, labelOf, onUse, onClose } = props;
  const { t } = useText();
  const colours = fixedColours(terminal, values);
  const after = { ...values, ...colours } as LookValues[Of];
  const before = values as Readonly<Record<string, unknown>>;
  const sides = [
    ['before', values],
    ['after', after],
  ] as const;
  return (
    <Dialog
      open
      width={1200}
      title={t('themeContrast.fixAll.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            disabled={Object.keys(colours).length === 0}
            onClick={() => {
              onUse(colours);
              onClose();
            }}
          >
            {t('themeContrast.fixAll.use', { count: Object.keys(colours).length })}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <ComparedSides terminal={terminal}>
          {sides.map(([side, shown]) => (
            <ComparedSide key={side} title={t(`controls.compare.${side}`)}>
              <ThemePreview terminal={terminal} values={shown} label={t(`controls.compare.${side}`)} />
              <p className={layout.inline}>
                <ThemeContrastVerdict terminal={terminal} values={shown} />
              </p>
            </ComparedSide>
          ))}
        </ComparedSides>
        <table className={`${tables.table} ${tables.centred}`}>
          <thead>
            <tr>
              <th scope="col">{t('themeContrast.fixAll.field')}</th>
              <th scope="col">{t('controls.compare.before')}</th>
              <th scope="col">{t('controls.compare.after')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(colours).map(([field, colour]) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td>
                  <Swatch colour={String(before[field] ?? '')} />
                </td>
                <td>
                  <Swatch colour={colour} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Swatch({ colour }: { readonly colour: string }) {
  const { t } = useText();
  if (colour === '') return <span className={ink.quiet}>{t('record.empty')}</span>;
  return (
    <span className={layout.inline}>
      <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
        <rect width="12" height="12" rx="3" fill={colour} />
      </svg>
      {colour}
    </span>
  );
}
