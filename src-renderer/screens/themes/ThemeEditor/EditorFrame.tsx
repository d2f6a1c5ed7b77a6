/** The frame of every theme editor: undo and redo, the preview, the bar that saves. */
import { useQuery } from '@tanstack/react-query';
import { History, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { callRead, useRead } from '#data/read.ts';
import { createSignal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import { multilangGet, themeNames } from '#shared/api/language-names/language-names.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import { nameFor, readsOtherNames, toNames } from '#shared/rules/common/names/languages.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { ColourPresets } from '#widgets/controls/colour-presets.ts';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { GroupedFields } from '../parts/GroupedFields/GroupedFields.tsx';
import { pickFields } from '../pick-fields.ts';
import { TakeColoursDialog } from '../TakeColours/TakeColoursDialog.tsx';
import { themeSubject } from '../Versions/keep-version.ts';
import { useEditorDialog } from '../Versions/use-editor-dialog.ts';
import { VersionsDialog } from '../Versions/VersionsDialog.tsx';
import type { useThemeForm } from './editor-plan.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { tryingIn, useRegions } from './preview-form.tsx';
import type { CommonForm } from './theme-kinds.ts';
import { useHistoryKeys } from './use-history.ts';
import { usedColours } from './used-colours.ts';

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
  /** The colours of the fields that the form has. */
  const withColours = (colours: Readonly<Record<string, string>>) => {
    const names = rowsOf(form.fields).flatMap(([name]) => (Object.hasOwn(colours, name) ? [name] : []));
    return pickFields({ ...form.values, ...colours }, names);
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
                onColours={(colours) => setAll(withColours(colours))}
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
          form={form}
          onTake={(colours) => take(withColours(colours), 'themeColours.taken')}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

/** Themes of a style that are read: the first of the list. */
const looked = 100;

/**
 * The colours of the tenant's themes for a terminal. They are read once, when the first colour picker opens: a page of
 * each style, until a theme changes.
 */
function useTenantColours({ terminal, deptId, external }: ThemeLocator) {
  const { t } = useText();
  const [enabled, setWanted] = useState(false);
  const { query } = callsAt(terminal);
  const scope = { terminal, deptId, external };
  // After a failed read the picker has no presets.
  const { data: colours = none } = useQuery({
    enabled,
    // The key begins with the list's call id, so that changes of the list refetch it.
    queryKey: [query.id, 'colours', scope],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
      const listQuery = { ...scopeInput(scope), currentPage: 1, pageSize: looked };
      const pages = await Promise.all(
        (styles.length === 0 ? [{}] : styles.map((style) => ({ style }))).map((style) =>
          callRead(query, { ...listQuery, ...style }, { signal }),
        ),
      );
      return usedColours(pages.flatMap(({ datas }) => datas));
    },
  });
  return useMemo(
    () => ({ label: t('themeColours.presets'), colours, onWanted: () => setWanted(true) }),
    [t, colours],
  );
}

const none: readonly string[] = [];

interface ThemeTitleProps {
  readonly id: string;
  readonly stored: string;
}

/** The name of a stored theme, for the editor's heading. Saving its names renews it at once. */
function ThemeTitle({ id, stored }: ThemeTitleProps) {
  const { language } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = session.status === 'signedIn' && allows('administrator', session.facts);
  // A failed read is silent: the stored name stands then.
  const { data = [] } = useRead(
    multilangGet,
    { ...themeNames, targetId: id },
    { enabled: may && readsOtherNames(language) },
  );
  return <ShownName name={nameFor(toNames(data), language, stored)} stored={stored} />;
}
