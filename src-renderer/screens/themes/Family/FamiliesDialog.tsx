/** The theme families of a department: made, edited, exported and dissolved. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ThemeFamilyNote } from '#shared/rules/themes/family/theme-family.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Button } from '#widgets/Button.tsx';
import { ColourDot } from '#widgets/ColourDot.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { ExportDialog } from '../Packages/ExportDialog.tsx';
import { useThemeNotes } from '../use-theme-notes.ts';
import { FamilyEditor } from './FamilyEditor.tsx';
import { isFamilyOf } from './family-members.ts';

interface FamiliesDialogProps {
  readonly scope: ThemeScope;
  readonly onClose: () => void;
}

type Opened = { readonly as: 'edit' | 'export'; readonly family: ThemeFamilyNote } | { readonly as: 'new' };

export function FamiliesDialog({ scope, onClose }: FamiliesDialogProps) {
  const { t } = useText();
  const { scope: tenant, read } = useThemeNotes();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (opened?.as === 'export')
    return <ExportDialog from={opened.family.members.map(({ locator }) => locator)} onClose={close} />;
  if (opened)
    return (
      <FamilyEditor
        family={opened.as === 'edit' ? opened.family : null}
        tenant={tenant}
        scope={scope}
        onClose={close}
      />
    );
  const dissolve = async ({ id, name, time }: ThemeFamilyNote) => {
    const yes = await confirm({
      title: t('themeFamily.dissolveTitle', { name: shownText(name) }),
      text: t('themeFamily.dissolveText'),
      action: t('themeFamily.dissolve'),
      here: true,
    });
    if (yes && tenant) await bridge.themeNotes.removeFamily({ ...tenant, id, from: time });
  };
  const families = ({ families: all }: { readonly families: readonly ThemeFamilyNote[] }) =>
    all.filter((family) => isFamilyOf(family, scope));
  return (
    <Dialog
      open
      width={720}
      title={t('themeFamily.title')}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={!read.data} onClick={() => setOpened({ as: 'new' })}>
          {t('themeFamily.add')}
        </Button>
      }
    >
      <p className={ink.text}>{t('themeFamily.text')}</p>
      <ReadPart read={read} failed={t('themeFamily.failed')} rows={3}>
        {(notes) =>
          families(notes).length === 0 ? (
            <p className={ink.quiet}>{t('themeFamily.none')}</p>
          ) : (
            <table className={tables.table} aria-label={t('themeFamily.title')}>
              <tbody>
                {families(notes).map((family) => (
                  <tr key={family.id}>
                    <th scope="row">
                      <span className={layout.inline}>
                        <ColourDot colour={family.brand.main} />
                        <ColourDot colour={family.brand.second} />
                        {shownText(family.name)}
                      </span>
                    </th>
                    <td>{t('themeFamily.members', { count: family.members.length })}</td>
                    <td>
                      <span className={layout.row}>
                        <Button size="small" onClick={() => setOpened({ as: 'edit', family })}>
                          {t('common.edit')}
                        </Button>
                        <Button size="small" onClick={() => setOpened({ as: 'export', family })}>
                          {t('themeFamily.export')}
                        </Button>
                        <Button size="small" onClick={() => void dissolve(family).catch(notifyFailure)}>
                          {t('themeFamily.dissolve')}
                        </Button>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </ReadPart>
    </Dialog>
  );
}
