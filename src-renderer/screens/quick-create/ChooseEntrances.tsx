/** The choice of one to fifteen entrances that this person may create (spec 3§5.3; QUICK-001, 010, 011, 013, 014). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { allEntrances, type Shelf } from '#shared/rules/quick-create/calls.ts';
import { idOf, type TargetRights } from '#shared/rules/quick-create/entrance.ts';
import { choiceProblem, entranceLimits } from '#shared/rules/quick-create/limits.ts';
import {
  type ChosenEntrances,
  entrancesRecord,
} from '#shared/rules/records/quick-create/entrances-record.ts';
import { Transfer } from '#widgets/controls/Transfer.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { joinReads } from '#widgets/join-reads.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { OwnIdNotice } from '#widgets/OwnIdNotice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ViewAsButton } from '#widgets/ViewAs/ViewAsButton.tsx';
import { entranceKindText, whyNot } from './entrance-words.ts';
import { useRights } from './use-rights.ts';

interface ChooseProps {
  readonly shelf: Shelf;
  readonly onClose: () => void;
}

export function ChooseEntrances(props: ChooseProps) {
  const { t } = useText();
  if (props.shelf.userId !== '') return <KnownChoice {...props} />;
  return (
    <Dialog open title={t('quickCreate.chooseTitle')} width={720} onClose={props.onClose}>
      <OwnIdNotice>{t('ownId.entrances')}</OwnIdNotice>
    </Dialog>
  );
}

function KnownChoice(props: ChooseProps) {
  const { t } = useText();
  const { endpoint, input } = allEntrances(props.shelf);
  const read = useRead(endpoint, input);
  const rights = useRights(read.data ?? []);
  return (
    <ReadDialog
      read={joinReads([read, t('quickCreate.allFailed')], [rights, t('quickCreate.rightsFailed')])}
      title={t('quickCreate.chooseTitle')}
      width={720}
      onClose={props.onClose}
    >
      {([all, known]) => <Choose {...props} all={all} rights={known} />}
    </ReadDialog>
  );
}

interface ChooseFormProps extends ChooseProps {
  readonly all: readonly Entrance[];
  readonly rights: TargetRights;
}

const control = 'entrances';

function Choose({ shelf, all, rights, onClose }: ChooseFormProps) {
  const { t, formatNumber } = useText();
  const names = Object.fromEntries(all.map((entry) => [idOf(entry), entry.sysMenus.shortname]));
  const form = useForm<ChosenEntrances>({
    name: `${entrancesRecord.id}/${shelf.scope}/${shelf.terminal}`,
    stored: Object.fromEntries(all.map((entry) => [idOf(entry), entry.selected])),
    fields: {},
    rules: (values) => {
      const message = choiceProblem(Object.values(values).filter(Boolean).length);
      return message ? [{ name: control, message }] : [];
    },
    label: (name) => (name === control ? t('quickCreate.list') : undefined),
    change: recordChange(entrancesRecord, { ...shelf, names }, { success: 'quickCreate.saved' }),
  });
  const chosen = Object.keys(form.values).filter((id) => form.values[id]);
  const problem = choiceProblem(chosen.length);
  const options = all.map((entry) => {
    const id = idOf(entry);
    const why = whyNot(entry, rights, t);
    const label = t('quickCreate.withKind', {
      name: entry.sysMenus.shortname,
      kind: why ?? entranceKindText(entry, t),
    });
    return { value: id, label, disabled: why !== null && !chosen.includes(id) };
  });
  const choose = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    for (const id of Object.keys(form.values)) {
      if (form.values[id] !== wanted.has(id)) form.set(id, wanted.has(id));
    }
  };
  /** The resulting order: kept entrances keep their order, new ones come last. */
  const before = all.filter(({ selected }) => selected).toSorted((a, b) => a.sort - b.sort);
  const stay = before.map(idOf).filter((id) => chosen.includes(id));
  const ids = [...new Set([...stay, ...chosen])];
  const amount = { count: chosen.length, most: formatNumber(entranceLimits.most) };
  return (
    <FormDialog form={form} title={t('quickCreate.chooseTitle')} width={720} onClose={onClose}>
      <p className={`${problem ? ink.problem : ink.help} ${layout.below}`} aria-live="polite">
        {t('quickCreate.amount', amount)}
        {problem && ` – ${t(problem.key)}`}
      </p>
      <Transfer
        label={t('quickCreate.list')}
        leftTitle={t('quickCreate.left')}
        rightTitle={t('quickCreate.right')}
        options={options}
        value={chosen}
        onChange={choose}
      />
      {shelf.scope === 'team' && (
        <div className={layout.above}>
          <ViewAsButton
            size="small"
            deptId={null}
            unsaved={form.dirty ? { deptId: '', entrances: { terminal: shelf.terminal, ids } } : null}
          />
        </div>
      )}
    </FormDialog>
  );
}
