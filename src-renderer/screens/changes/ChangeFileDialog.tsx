/** The dialog of a file of changes: its content or the reason of its refusal, and the way into the tray. */

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { describeError } from '#data/describe-error.ts';
import { refusedAsTooLarge, withHandle } from '#data/files.ts';
import { serverMark } from '#data/server-mark.ts';
import { recordNamesOf } from '#data/record-names.ts';
import { useText } from '#data/text.ts';
import type { OpenedSignatures } from '#shared/bridge/approval.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { type PlanPart, planPartsOf } from '#shared/rules/changes/plan.ts';
import { tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { FilterChips } from '#widgets/FilterChips.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { SignedActions } from './approval/SignedActions.tsx';
import { SignedPart } from './approval/SignedPart.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { changeText, changeTitleText, type Kinds } from './change-words.ts';
import { matchFile, openedFileAtom } from './Mapping/opened-file.ts';
import { planChips } from './plan-filter.ts';
import { SetNotice } from './SetNotice.tsx';
import { wayBackOf } from './set-content.ts';
import { useKinds } from './use-kinds.ts';
import { useWholeSet } from './use-whole-set.ts';
import { WrongChanges } from './WrongChanges.tsx';

interface ChangeFileDialogProps {
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  readonly onClose: () => void;
}

type Reading = Awaited<ReturnType<typeof bridge.changes.read>>;

/** Changes that the dialog lists. */
const shownMost = 100;

export function ChangeFileDialog({ server, user, onClose }: ChangeFileDialogProps) {
  const { t } = useText();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [signatures, setSignatures] = useState<OpenedSignatures | null>(null);
  /** Number of names that have other ids here; null while unknown. */
  const [others, setOthers] = useState<number | null>(null);
  /** The error of looking the file's names up here; null without one. */
  const [unread, setUnread] = useState<unknown>(null);
  const setOpened = useSetAtom(openedFileAtom);
  const navigate = useNavigate();
  const host = usePlatformHost();
  const open = async (chosen: File | null) => {
    setFile(chosen);
    setReading(null);
    setSignatures(null);
    setOthers(null);
    setUnread(null);
    if (!chosen) return;
    await withHandle(chosen, async (id) => {
      const found = await bridge.changes.read({ file: id });
      if (found.problem === null && found.signed)
        setSignatures(await bridge.approval.open({ server: server.id, user, file: id }));
      setReading(found);
      // Reading and signing a file needs no right to the records that it names, so a failure here is no refusal.
      if (found.problem === null) await countOthers(found, host).then(setOthers, setUnread);
    }).catch((error: unknown) => setReading(refusedAsTooLarge(error)));
  };
  const carryOver = () => {
    if (reading?.problem !== null) return;
    setOpened({ ...reading, name: file?.name ?? '' });
    void navigate('/changes/mapping');
  };
  const changes = reading?.problem === null ? reading.changes : [];
  const tenant = reading?.problem === null ? reading.from.tenant : undefined;
  const isOther = isOtherTenant(tenant, tenantOfTray(server.id));
  const hasNames = reading?.problem === null && reading.names.length > 0;
  const take = async () => {
    await collectAll(changes, currentActor());
    notify({ tone: 'success', text: t('changes.file.taken', { count: changes.length }) });
    onClose();
  };
  const takeBack = async () => {
    const back = await wayBackOf(changes);
    await collectAll(back, currentActor());
    notify({ tone: 'success', text: t('changes.sets.inTray', { count: back.length }) });
    onClose();
  };
  const set = reading?.problem === null ? reading.set : null;
  return (
    <Dialog
      open
      width={1000}
      title={t('changes.file.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {((others !== null && others > 0) || (isOther && hasNames)) && (
            <Button look={signatures ? 'plain' : 'primary'} onClick={carryOver}>
              {t('changeMapping.action')}
            </Button>
          )}
          {set && others === 0 && !isOther && (
            <Button onClick={() => void takeBack().catch(notifyFailure)}>{t('changes.sets.rollBack')}</Button>
          )}
          {others === 0 && !isOther && (
            <Button look={signatures ? 'plain' : 'primary'} onClick={() => void take().catch(notifyFailure)}>
              {t('changes.file.take', { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        <FileDrop
          label={t('changes.file.label')}
          file={file}
          accept=".steward-changes,.json"
          hint={t('changes.file.hint')}
          onFile={(chosen) => void open(chosen).catch(notifyFailure)}
        />
        {reading && reading.problem !== null && (
          <Notice tone="danger" title={t('changes.file.refused', { name: file?.name ?? '' })}>
            {t(`changes.file.problem.${reading.problem}`, { at: reading.at })}
            {reading.wrong && <WrongChanges wrong={reading.wrong} />}
          </Notice>
        )}
        {isOther && (
          <Notice
            tone="warning"
            title={t('changes.file.otherTenant', { name: tenant.name, key: tenant.key })}
          >
            {t(hasNames ? 'changes.file.otherTenantText' : 'changes.file.otherTenantIds')}
          </Notice>
        )}
        {set && <SetNotice set={set} />}
        {signatures && <SignedPart signatures={signatures} />}
        {others !== null && others > 0 && (
          <Notice tone="info" title={t('changeMapping.needed')}>
            {t('changeMapping.neededText', { count: others })}
          </Notice>
        )}
        {unread !== null && (
          <Notice tone="warning" title={t('changeMapping.failed')}>
            {t('changeMapping.failedText', { reason: describeError(unread).message })}
          </Notice>
        )}
        {reading?.problem === null && <Found {...reading} whole={signatures !== null} />}
        {signatures && file && (
          <SignedActions
            file={file}
            count={changes.length}
            signatures={signatures}
            here={{ server: server.id, serverName: server.name, user }}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Returns 0 for a file without names: its ids are taken as they are. */
async function countOthers(file: Parameters<typeof matchFile>[0], host: string): Promise<number> {
  if (file.names.length === 0) return 0;
  const { matches } = await matchFile(file, recordNamesOf(host, serverMark()));
  return matches.filter(({ state }) => state !== 'here' && state !== 'unnamed').length;
}

interface FoundProps extends Extract<Reading, { problem: null }> {
  /** Shows every change and field, for somebody who is going to sign them. */
  readonly whole: boolean;
}

function Found({ made, from, changes, names, whole }: FoundProps) {
  const { t, formatTime } = useText();
  const kinds = useKinds(changes);
  const { effects, plan } = useWholeSet(changes);
  const [part, setPart] = useState<PlanPart | ''>('');
  const found = changes.filter(
    (change, at) => part === '' || planPartsOf(change, effects[at] ?? []).includes(part),
  );
  const shown = whole ? found : found.slice(0, shownMost);
  const more = found.length - shown.length;
  return (
    <>
      <p>
        {t('changes.file.found', { count: changes.length })}{' '}
        <bdi>
          {t('changes.file.from', {
            server: from.server,
            user: from.user,
            time: formatTime(Date.parse(made)),
          })}
        </bdi>
      </p>
      <FilterChips<PlanPart | ''>
        label={t('changes.filter.plan')}
        options={planChips(plan, part, t)}
        value={part}
        onChange={(value) => setPart(value === part ? '' : value)}
      />
      <table className={`${tables.table} ${tables.fixed}`}>
        <thead>
          <tr>
            <th scope="col">{t('changes.column.change')}</th>
            <th scope="col">{t('changes.column.fields')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={`${change.kind} ${JSON.stringify(change.place)}`}>
              <th scope="row">
                {changeTitleText(change)} <span className={ink.under}>{objectText(change, names)}</span>
              </th>
              <td>{whole ? <InFull change={change} kinds={kinds} /> : changeText(change, kinds, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={ink.quiet}>{t('changes.file.more', { count: more })}</p>}
      <p className={ink.help}>{t('changes.file.note')}</p>
    </>
  );
}

/** Shows all fields: nothing that somebody signs may be left out. */
function InFull({ change, kinds }: { readonly change: CollectedChange; readonly kinds: Kinds }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      {changeText(change, kinds, t, Number.POSITIVE_INFINITY)}
      <Disclosure title={t('changes.file.inFull')} open={open} onToggle={setOpen}>
        {open && <ChangeFields change={change} kind={kinds.get(change.kind)} />}
      </Disclosure>
    </>
  );
}
