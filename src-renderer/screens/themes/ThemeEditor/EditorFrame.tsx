/** The frame of every theme editor: undo and redo, the preview, the bar that saves. */
import { History, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createSignal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { useCrumb } from '#state/crumbs.ts';
import { Button } from '#widgets/Button.tsx';
import { ColourPresets } from '#widgets/controls/colour-presets.ts';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { GroupedFields } from '../parts/GroupedFields/GroupedFields.tsx';
import { TakeColoursDialog } from '../TakeColours/TakeColoursDialog.tsx';
import { themeSubject } from '../Versions/keep-version.ts';
import { useEditorDialog } from '../Versions/use-editor-dialog.ts';
import { VersionsDialog } from '../Versions/VersionsDialog.tsx';
import type { useThemeForm } from './editor-plan.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { tryingIn, useRegions } from './preview-form.tsx';
import { ThemeTitle } from './ThemeTitle.tsx';
import type { CommonForm } from './theme-kinds.ts';
import { useHistoryKeys } from './use-history.ts';
import { useTenantColours } from './use-tenant-colours.ts';

interface EditorFrameProps<Of extends Terminal, Values extends CommonForm & LookValues[Of]> {
  readonly terminal: Of;
  readonly locator: ThemeLocator;
  readonly state: ReturnType<typeof useThemeForm<Values>>;
  /** Further content of a group, below its fields. */
  readonly more?: Partial<Record<MessageKey, ReactNode>>;
}

export function EditorFrame<Of extends Terminal, Values extends CommonForm & LookValues[Of]>(
  props: EditorFrameProps<Of, Values>,
) {
  const { terminal, locator, state, more } = props;
  const { form, history, setAll, isNew, save } = state;
  const { t } = useText();
  const [announcement, setSaid] = useState('');
  const { groups, region, onRegion } = useRegions();
  const [attempts] = useState(() => createSignal<Attempt | null>());
  const title = isNew ? t('themeEditor.new') : form.stored.topicName;
  useCrumb(title);
  const step = (key: 'themeEditor.undone' | 'themeEditor.redone', labels: readonly string[]) => {
    if (labels.length > 0) setSaid(t(key, { fields: labels.join(t('common.form.separator')) }));
  };
  const undo = () => step('themeEditor.undone', history.undo());
  const redo = () => step('themeEditor.redone', history.redo());
  useHistoryKeys({ undo, redo });
  const dialog = useEditorDialog();
  const colours = useTenantColours(locator);
  const take = (values: Partial<Values>, words: 'themeVersions.restored' | 'themeColours.taken') => {
    const names = Object.keys(values);
    const fields = [...new Set(names.map(form.labelOf))].join(t('common.form.separator'));
    setAll(values);
    dialog.close();
    setSaid(t(words, { fields }));
  };
  const subject = isNew ? null : themeSubject(locator.terminal, locator.id);
  return (
    <>
      <PageHeader
        title={isNew ? title : <ThemeTitle id={locator.id} stored={title} />}
        purpose={t('themeEditor.purpose')}
        actions={
          <>
            <Button icon={<Undo2 size={15} aria-hidden="true" />} disabled={!history.canUndo} onClick={undo}>
              {t('themeEditor.undo')}
            </Button>
            <Button icon={<Redo2 size={15} aria-hidden="true" />} disabled={!history.canRedo} onClick={redo}>
              {t('themeEditor.redo')}
            </Button>
            {!isNew && (
              <Button icon={<History size={15} aria-hidden="true" />} onClick={() => dialog.open('versions')}>
                {t('themeVersions.action')}
              </Button>
            )}
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <FormPage
        form={form}
        label={t(isNew ? 'themeEditor.new' : 'themeEditor.edit')}
        about={['style', 'dept', 'source', 'copy']}
        onSave={() => void save()}
      >
        <ColourPresets value={colours}>
          <GroupedFields
            form={{ ...form, ...tryingIn<Of>(terminal, form.values, attempts) }}
            label={t('themeEditor.groups')}
            {...groups}
            tall={terminal === 'h5'}
            {...(more && { more })}
            aside={
              <PreviewPane
                terminal={terminal}
                values={form.values}
                attempts={attempts}
                region={region}
                onRegion={onRegion}
                onTakeColours={() => dialog.open('colours')}
                // The colours are fields of the terminal's look.
                onColours={(colours) => setAll(colours as Partial<Values>)}
                key={locator.terminal}
              />
            }
          />
        </ColourPresets>
      </FormPage>
      <VersionsDialog
        dialog={dialog}
        title={title}
        form={form}
        terminal={terminal}
        subject={subject}
        onRestore={(values) => take(values, 'themeVersions.restored')}
      />
      {dialog.name === 'colours' && (
        <TakeColoursDialog
          locator={locator}
          subject={subject}
          // The dialog only needs the form's table and values.
          form={form as unknown as FormState<object>}
          onTake={(colours) => take(colours as Partial<Values>, 'themeColours.taken')}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
