/** Names in several languages (spec 1§2.1, 1§2.3, 1§9): a picker of languages, one field for each that is chosen. */
import { useQuery } from '@tanstack/react-query';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  multilangGet,
  platformLanguages,
  queryNamePerLangs,
} from '#shared/api/language-names/language-names.ts';
import type { NameKind, NamesValues } from '#shared/rules/records/names-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { DraftNotice } from '#widgets/EditForm/DraftNotice.tsx';
import { useUnsavedGuard } from '#widgets/EditForm/leave-guard.ts';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { useTenantAccess } from '../edit/use-tenant-access.ts';
import { ContentFields } from './ContentFields.tsx';
import { kindOf, recordOf } from './kinds.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NameFields } from './NameFields.tsx';
import styles from './names.module.css';
import { useNamesForm } from './use-names-form.ts';

interface NamesDialogProps {
  readonly kind: string | undefined;
  readonly targetId: string;
  readonly onClose: () => void;
}

/** Pixels (1§9 "Dialog base top / width"). */
const place = { width: 500, top: 100 } as const;

export function NamesDialog({ kind: given, targetId, onClose }: NamesDialogProps) {
  const { t } = useText();
  const kind = kindOf(given);
  const read = useQuery({
    // A change of either call touches it.
    queryKey: [kind === 'config' ? multilangGet.id : queryNamePerLangs.id, given, targetId],
    queryFn: ({ signal }) =>
      recordOf(kind ?? 'tenant').read(
        (endpoint, input) => callRead(endpoint, input, { signal }),
        { kind: kind ?? 'tenant', targetId },
        platformLanguages,
      ),
    enabled: kind !== null,
    refetchOnWindowFocus: onFocus,
  });
  if (kind && read.data)
    return <NamesForm kind={kind} targetId={targetId} stored={read.data} onClose={onClose} />;
  return (
    <Dialog open {...place} title={t('tenantEdit.names.tenantTitle')} onClose={onClose}>
      {kind === null && <Notice tone="warning" title={t('tenantEdit.names.unknown')} />}
      {read.error && (
        <ErrorNotice
          error={read.error}
          title={t('tenantEdit.names.failed')}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isLoading && <SkeletonRows rows={4} columns={2} />}
    </Dialog>
  );
}

interface NamesFormProps {
  readonly kind: NameKind;
  readonly targetId: string;
  readonly stored: NamesValues;
  readonly onClose: () => void;
}

function NamesForm({ kind, targetId, stored, onClose }: NamesFormProps) {
  const { t } = useText();
  const access = useTenantAccess();
  const form = useNamesForm({ kind, targetId, stored });
  const ask = useUnsavedGuard(form.dirty);
  const close = async () => {
    if (!form.dirty || (await ask())) onClose();
  };
  const save = async () => {
    if (await form.save()) onClose();
  };
  const Fields = kind === 'config' ? ContentFields : NameFields;
  return (
    <Dialog
      open
      {...place}
      title={t(kind === 'tenant' ? 'tenantEdit.names.tenantTitle' : 'tenantEdit.names.configTitle')}
      locked={form.dirty}
      onClose={onClose}
      footer={
        <>
          {form.failure && (
            <span className={styles.failure} role="alert">
              {form.failure}
            </span>
          )}
          <Button onClick={() => void close()}>{t(access.edit ? 'common.cancel' : 'common.close')}</Button>
          {access.edit && (
            <Button look="primary" type="submit" form="names" busy={form.busy}>
              {t('common.save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id="names"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.busy) void save();
        }}
      >
        {!access.edit && <Notice title={t('tenantEdit.onlyAdministrator')} />}
        {access.edit && <DraftNotice offer={form.offer} labelOf={form.labelOf} />}
        {access.edit && <LanguagePicker chosen={form.chosen} onChange={form.choose} />}
        <Fields
          languages={form.chosen}
          names={form.names}
          problems={form.problems}
          elsewhere={form.elsewhere}
          readOnly={!access.edit}
          onName={form.setName}
        />
      </form>
    </Dialog>
  );
}
