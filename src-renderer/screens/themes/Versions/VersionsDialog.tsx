/** *Versions* of a theme: the list, or one of them beside the form's values. */
import { useText } from '#data/text.ts';
import { type AnyRow, rowsOf } from '#shared/rules/common/fields/field.ts';
import { describedTheme } from '#shared/rules/themes/fields/rowless-fields.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import type { ComparedForm } from './VersionCompare.tsx';
import { useVersionOwner, versionsOf } from './keep-version.ts';
import type { EditorDialog } from './use-editor-dialog.ts';
import { overlayVersion, restoredFields, versionDifferences } from './version-body.ts';

/** Lazy, because versions are rarely opened. */
const VersionList = lazyComponent(async () => (await import('./VersionList.tsx')).VersionList);
const VersionCompare = lazyComponent(async () => (await import('./VersionCompare.tsx')).VersionCompare);

export interface VersionsProps<Values extends object> {
  readonly dialog: EditorDialog;
  /** Subject of the versions; null for a new theme, which has none yet. */
  readonly subject: string | null;
  readonly title: string;
  readonly form: FormState<Values>;
  /** The terminal of the previews; null without previews. */
  readonly terminal: Terminal | null;
  /** Takes these values into the form. */
  readonly onRestore: (values: Partial<Values>) => void;
}

export function VersionsDialog<Values extends object>(props: VersionsProps<Values>) {
  const { dialog, subject, title, form, terminal, onRestore } = props;
  const { t } = useText();
  const owner = useVersionOwner();
  if (dialog.name !== 'versions' || subject === null || !owner) return null;
  const of = versionsOf(owner, subject);
  if (/^\d{1,15}$/.test(dialog.id)) {
    return (
      <VersionCompare
        of={of}
        id={Number(dialog.id)}
        form={comparedForm(form)}
        terminal={terminal}
        onAll={() => dialog.open('versions')}
        onClose={dialog.close}
        onRestore={(version, chosen) => onRestore(restoredFields(form.fields, version, form.values, chosen))}
      />
    );
  }
  return (
    <Dialog open width={1000} title={t('themeVersions.title', { name: title })} onClose={dialog.close}>
      <VersionList of={of} labelOf={form.labelOf} onOpen={(id) => dialog.open('versions', String(id))} />
    </Dialog>
  );
}

/** The form for a lazily loaded page, which does not know the type of the form's values. */
function comparedForm<Values extends object>({ fields, values, labelOf }: FormState<Values>): ComparedForm {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  return {
    values,
    labelOf,
    words: describedTheme(fields),
    kindOf: (name) => rows.get(name)?.kind,
    withVersion: (version) => overlayVersion(fields, version, values),
    differences: (version) => versionDifferences(fields, version, values),
  };
}
