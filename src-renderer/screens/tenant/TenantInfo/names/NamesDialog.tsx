/** Names in several languages (spec 1§2.1, 1§2.3, 1§9): a picker of languages, one field for each that is chosen. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  multilangGet,
  type PlatformLanguage,
  platformLanguages,
  queryNamePerLangs,
} from '#shared/api/language-names.ts';
import { getTenantInfo } from '#shared/api/tenant.ts';
import { checkTenantAuth } from '#shared/api/tenant-changes.ts';
import { chosenLanguages, type Names, toNames } from '#shared/rules/tenant-edit/languages.ts';
import { useChange } from '../../../../data/changes/index.ts';
import { callRead, useRead } from '../../../../data/read.ts';
import { useText } from '../../../../data/text.ts';
import { Button } from '../../../../widgets/Button.tsx';
import { confirm } from '../../../../widgets/confirm.tsx';
import { Dialog } from '../../../../widgets/Dialog.tsx';
import { ErrorNotice, Notice } from '../../../../widgets/Notice.tsx';
import { notifyFailure } from '../../../../widgets/notify.tsx';
import { SkeletonRows } from '../../../../widgets/Skeleton.tsx';
import { useTenantAccess } from '../edit/useTenantAccess.ts';
import { ContentFields } from './ContentFields.tsx';
import { kindOf, type NameKind, namesChange, ownLanguage, readNames, type StoredNames } from './kinds.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NameFields } from './NameFields.tsx';
import { nameProblems, type Problems } from './nameProblems.ts';
import styles from './names.module.css';

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
    queryFn: ({ signal }) => readNames(kind ?? 'tenant', targetId, signal),
    enabled: kind !== null,
  });
  if (kind && read.data)
    return (
      <NamesForm
        kind={kind}
        targetId={targetId}
        stored={toNames(read.data.list)}
        calls={read.data.calls}
        key={read.dataUpdatedAt}
        onClose={onClose}
      />
    );
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
  readonly stored: Names;
  readonly calls: StoredNames['calls'];
  readonly onClose: () => void;
}

function NamesForm({ kind, targetId, stored, calls, onClose }: NamesFormProps) {
  const { t } = useText();
  const access = useTenantAccess();
  const { data: info } = useRead(getTenantInfo, {});
  const { submit, pending } = useChange();
  const [names, setNames] = useState(stored);
  const [chosen, setChosen] = useState<readonly PlatformLanguage[]>(() =>
    chosenLanguages(stored, ownLanguage),
  );
  const [problems, setProblems] = useState<Problems>({});
  const [checking, setChecking] = useState(false);
  /** What is not chosen has no name. */
  const kept: Names = Object.fromEntries(chosen.map((lang) => [lang, (names[lang] ?? '').trim()]));
  const dirty = platformLanguages.some((lang) => (kept[lang] ?? '') !== (stored[lang] ?? ''));
  const close = async () => {
    const leave = { title: t('common.form.leaveTitle'), text: t('common.form.leaveText') };
    if (!dirty || (await confirm({ ...leave, action: t('common.form.leave'), danger: true, here: true })))
      onClose();
  };

  /** The tenant's own name is asked for, as in the form. */
  const ownNameIsFree = async () => {
    const own = kept[ownLanguage] ?? '';
    if (kind !== 'tenant' || own === stored[ownLanguage]) return true;
    if (!(await callRead(checkTenantAuth, { tenantName: own }))) return true;
    await confirm({
      title: t('tenantEdit.form.nameTaken'),
      text: t('tenantEdit.name.existsSave'),
      inform: true,
    });
    return false;
  };
  const save = async () => {
    const found = nameProblems(kind, stored, kept, info?.authenticationStatus ?? '');
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!dirty) return onClose();
    setChecking(true);
    const free = await ownNameIsFree().catch((error: unknown) => {
      notifyFailure(error);
      return false;
    });
    setChecking(false);
    if (!free) return;
    if (await submit(namesChange({ kind, targetId, calls }, stored, kept))) onClose();
  };
  const Fields = kind === 'config' ? ContentFields : NameFields;
  return (
    <Dialog
      open
      {...place}
      title={t(kind === 'tenant' ? 'tenantEdit.names.tenantTitle' : 'tenantEdit.names.configTitle')}
      locked={dirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void close()}>{t(access.edit ? 'common.cancel' : 'common.close')}</Button>
          {access.edit && (
            <Button look="primary" type="submit" form="names" busy={pending || checking}>
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
          if (!pending && !checking) void save();
        }}
      >
        {!access.edit && <Notice title={t('tenantEdit.onlyAdministrator')} />}
        {access.edit && <LanguagePicker chosen={chosen} onChange={setChosen} />}
        <Fields
          languages={chosen}
          names={names}
          problems={problems}
          readOnly={!access.edit}
          onName={(lang, name) => {
            setNames((now) => ({ ...now, [lang]: name }));
            setProblems(({ [lang]: _, ...others }) => others);
          }}
        />
      </form>
    </Dialog>
  );
}
