/** Shares several applications with the same people, replacing each one's share (spec 3§3.3, 3§7.3; APP-125). */
import { submitOrCollect } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { isGone, type RecordSaveOutcome, readNewest, UnreadRecord } from '#data/records/save-record.ts';
import { serverMark } from '#data/server-mark.ts';
import { translate, useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { appShareFields, type ShareForm } from '#shared/rules/common/applications/share-fields.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { appSharesRecord, sharesOfEach } from '#shared/rules/records/applications/app-shares-record.ts';
import { AudienceButton } from '#widgets/Audience/AudienceButton.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { saveOneOfMany } from '#widgets/Form/save-asking.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { AudienceChange } from '#widgets/AudienceChange/AudienceChange.tsx';
import { type SharedAlike, sharedAlike } from '#shared/rules/applications/same-as/shared-apps.ts';
import { sharesChange } from '../shares-change.ts';

interface ShareDialogProps {
  readonly deptId: string;
  readonly apps: readonly AppItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Names that the dialog lists; the others are counted. */
const namedMost = 6;
const nobody: ShareForm = { shares: [] };

export function ShareDialog({ deptId, apps, onClose, onDone }: ShareDialogProps) {
  const { t, formatNumber } = useText();
  const form = useForm<ShareForm>({
    name: `appShares/${deptId}/${apps.map(({ id }) => id).join(',')}`,
    stored: nobody,
    fields: appShareFields,
    isNew: true,
    change: {
      async send({ values }) {
        const saved = await saveShares(deptId, apps, values);
        onDone();
        return saved;
      },
    },
  });
  const present = useRead(queryViewAs, { deptId, lang: 'zh_CN' });
  const count = apps.length;
  const names = apps.slice(0, namedMost).map(({ menuName }) => menuName);
  const listed = names.join(t('common.form.separator'));
  return (
    <FormDialog
      form={form}
      title={t('applications.share.title', { count, total: formatNumber(count) })}
      width={720}
      onClose={onClose}
    >
      <p className={ink.text}>
        {t(count > namedMost ? 'applications.share.textMore' : 'applications.share.text', {
          names: listed,
          more: formatNumber(count - namedMost),
        })}
      </p>
      <FormFields form={form} />
      <ReadPart read={present} failed={t('appAudience.change.failed')} waiting={null}>
        {({ apps: stored }) => (
          <AudienceChange
            deptId={deptId}
            edits={apps.map(({ id, menuName }) => ({
              name: menuName,
              before: fromWire(stored.find(({ app }) => app.id === id)?.shares ?? []),
              after: form.values.shares,
            }))}
          />
        )}
      </ReadPart>
      <AudienceButton deptId={deptId} name={null} shares={form.values.shares} />
    </FormDialog>
  );
}

/** Several calls have one notice, which takes all of them back where they were sent. */
async function saveGroups(deptId: string, groups: readonly SharedAlike[]): Promise<RecordSaveOutcome> {
  const mark = serverMark();
  const done: SharedAlike[] = [];
  try {
    for (const group of groups)
      if ((await submitOrCollect(sharesChange(deptId, group, { success: null }))) === 'done')
        done.push(group);
  } finally {
    if (done.length > 0)
      notify({
        tone: 'success',
        text: translate('applications.share.done'),
        action: {
          label: translate('common.undo'),
          onSelect: () => void takeBack(deptId, done, mark),
        },
      });
  }
  return done.length > 0 ? 'saved' : 'collected';
}

/** Restores shares over the newest state, which somebody else may have changed; ends at the first failure. */
async function takeBack(deptId: string, groups: readonly SharedAlike[], mark: string): Promise<void> {
  const outcomes = new Set<RecordSaveOutcome>();
  for (const { ids, before, after } of groups.toReversed()) {
    const edits = { shares: { from: sharesOfEach(ids, after).shares, to: sharesOfEach(ids, before).shares } };
    const outcome = await saveOneOfMany(appSharesRecord, { deptId, ids: [...ids] }, edits, mark);
    if (outcome === null || outcome === 'kept') return;
    outcomes.add(outcome);
  }
  if (outcomes.has('saved')) notify({ tone: 'success', text: translate('common.undone') });
  else if (!outcomes.has('collected')) notify({ tone: 'info', text: translate('record.same') });
}

/**
 * Applications with equal shares make one call and one journal entry, which is undone as a whole. Failures before the
 * change door are shown here.
 */
async function saveShares(
  deptId: string,
  apps: readonly AppItem[],
  { shares }: ShareForm,
): Promise<RecordSaveOutcome> {
  const ids = apps.map(({ id }) => id);
  const stored = await readNewest(appSharesRecord, { deptId, ids }, ['shares'], serverMark()).catch(
    (error: unknown) => {
      if (!isGone(error) && error instanceof UnreadRecord) notifyFailure(error.cause);
      throw error;
    },
  );
  const now = ids.map((id) => ({ id, shares: stored.shares[id] ?? [] }));
  const others = now.filter((app) => !sameValue(app.shares, shares)).map(({ id }) => [id, shares] as const);
  const groups = sharedAlike(now, new Map(others));
  if (groups.length === 0) {
    notify({ tone: 'info', text: translate('record.same') });
    return 'same';
  }
  if (groups.length === 1) {
    const [group] = groups;
    const outcome =
      group && (await submitOrCollect(sharesChange(deptId, group, { success: 'applications.share.done' })));
    return outcome === 'collected' ? outcome : 'saved';
  }
  return saveGroups(deptId, groups);
}
