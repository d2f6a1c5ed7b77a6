/** What every editor of a theme has around its fields: undo and redo, the preview beside them, the bar that saves. */
import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createSignal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { useCrumb } from '#state/crumbs.ts';
import { Button } from '#widgets/Button.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { GroupedFields } from '#widgets/Form/GroupedFields.tsx';
import { useHistoryKeys } from '#widgets/Form/use-history.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import type { useThemeForm } from './editor-plan.ts';
import { type Attempt, PreviewPane } from './PreviewPane.tsx';
import type { CommonForm } from './theme-kinds.ts';

interface EditorFrameProps<Of extends Terminal, Values extends CommonForm & LookValues[Of]> {
  readonly terminal: Of;
  readonly place: ThemePlace;
  readonly state: ReturnType<typeof useThemeForm<Values>>;
  /** What stands in a group besides its fields. */
  readonly more?: Partial<Record<MessageKey, ReactNode>>;
}

type Group = `themeFields.group.${Region}`;

export function EditorFrame<Of extends Terminal, Values extends CommonForm & LookValues[Of]>(
  props: EditorFrameProps<Of, Values>,
) {
  const { terminal, place, state, more } = props;
  const { form, history, setAll, isNew, save } = state;
  const { t } = useText();
  const [said, setSaid] = useState('');
  const [group, setGroup] = useState<MessageKey | null>(null);
  const [wanted, setWanted] = useState<{ readonly group: MessageKey } | null>(null);
  const [attempts] = useState(() => createSignal<Attempt | null>());
  const title = isNew ? t('themeEditor.new') : form.stored.topicName;
  useCrumb(title);
  const step = (key: 'themeEditor.undone' | 'themeEditor.redone', labels: readonly string[]) => {
    if (labels.length > 0) setSaid(t(key, { fields: labels.join(t('common.form.separator')) }));
  };
  const undo = () => step('themeEditor.undone', history.undo());
  const redo = () => step('themeEditor.redone', history.redo());
  useHistoryKeys({ undo, redo });
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('themeEditor.purpose')}
        actions={
          <>
            <Button icon={<Undo2 size={15} aria-hidden="true" />} disabled={!history.canUndo} onClick={undo}>
              {t('themeEditor.undo')}
            </Button>
            <Button icon={<Redo2 size={15} aria-hidden="true" />} disabled={!history.canRedo} onClick={redo}>
              {t('themeEditor.redo')}
            </Button>
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <FormPage
        form={form}
        label={t(isNew ? 'themeEditor.new' : 'themeEditor.edit')}
        about={['style', 'dept', 'source', 'copy']}
        onSave={() => void save()}
      >
        <GroupedFields
          form={{ ...form, attempt: (name, value) => attempts.emit(value === null ? null : { name, value }) }}
          label={t('themeEditor.groups')}
          group={group}
          wanted={wanted}
          onGroup={setGroup}
          {...(more && { more })}
          aside={
            <PreviewPane
              terminal={terminal}
              values={form.values}
              attempts={attempts}
              region={regionOf(group)}
              // They are fields of the terminal's look.
              onColours={(colours) => setAll(colours as Partial<Values>)}
              onRegion={(region) => {
                const next: Group = `themeFields.group.${region}`;
                setGroup(next);
                setWanted({ group: next });
              }}
              key={place.terminal}
            />
          }
        />
      </FormPage>
    </>
  );
}

function regionOf(group: MessageKey | null): Region | null {
  const region = group?.replace('themeFields.group.', '');
  return region === undefined || region === 'range' ? null : (region as Region);
}
