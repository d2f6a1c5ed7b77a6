/** Sets that were applied together: what came of them, as a report; their way back, into the tray. */
import { bridge } from '#data/bridge.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';
import { saveChangeFile } from './save-changes.ts';
import { saveReport } from './save-report.ts';
import { kindsOf } from './use-kinds.ts';

interface AppliedSetsProps {
  readonly sets: readonly AppliedSet[];
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  /** Changes back are in the tray; null: whose tenant they are is not known, and their way back is a file. */
  readonly onCollected: ((back: readonly TrayChange[]) => void) | null;
}

export function AppliedSets({ sets, server, user, onCollected }: AppliedSetsProps) {
  const { t, formatTime } = useText();
  if (sets.length === 0) return null;
  const rollBack = async (set: AppliedSet) => {
    const yes = await confirm({
      ...{ title: t('changes.sets.question'), text: t('changes.sets.questionText') },
      action: t('changes.sets.rollBack'),
    });
    if (!yes || !onCollected) return;
    const count = await collectInverse(server.id, user, set.id);
    // What others changed since is shown before anything is sent.
    const { changes } = await bridge.changes.tray({ server: server.id });
    onCollected(changes);
    notify({ tone: 'success', text: t('changes.sets.inTray', { count }) });
  };
  const saveWayBack = async (set: AppliedSet) => {
    const facts = { made: new Date().toISOString(), from: { server: server.name, user } };
    const text = changeFileText(await inverseOf(server.id, set.id), facts);
    await saveChangeFile(t('changes.file.name', { server: server.name }), text);
  };
  const forget = async (set: AppliedSet) => {
    const yes = await confirm({
      ...{ title: t('changes.sets.forgetQuestion'), text: t('changes.sets.forgetText') },
      ...{ action: t('changes.sets.forget'), here: true },
    });
    if (yes) await bridge.changes.forgetSet({ server: server.id, id: set.id });
  };
  return (
    <div className={layout.part}>
      <Section
        title={t(onCollected ? 'changes.sets.title' : 'changes.elsewhere.sets')}
        text={t(onCollected ? 'changes.sets.text' : 'changes.elsewhere.setsText')}
      >
        <ul className={lines.framed}>
          {sets.map((set) => {
            const time = formatTime(set.time);
            return (
              <li key={set.id}>
                <div className={layout.spread}>
                  <span>
                    <span className={layout.inline}>
                      {t('changes.sets.set', { count: set.count, made: set.made })}
                      <BackMarks set={set} />
                    </span>
                    <span className={ink.under}>
                      {set.approver === ''
                        ? t('changes.sets.by', { time, user: set.user })
                        : t('changes.sets.approvedBy', { time, user: set.user, approver: set.approver })}
                    </span>
                  </span>
                  <span className={layout.row}>
                    <Button
                      size="small"
                      aria-label={t('changes.sets.rollBackOf', { time })}
                      disabled={set.made === 0}
                      onClick={() =>
                        void (onCollected ? rollBack(set) : saveWayBack(set)).catch(notifyFailure)
                      }
                    >
                      {t(onCollected ? 'changes.sets.rollBack' : 'changes.elsewhere.wayBack')}
                    </Button>
                    {(['html', 'json'] as const).map((format) => (
                      <Button
                        key={format}
                        size="small"
                        look="quiet"
                        aria-label={t(`changes.sets.${format}`, { time })}
                        onClick={() => void saveReport(server, set, format).catch(notifyFailure)}
                      >
                        {format.toUpperCase()}
                      </Button>
                    ))}
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={t('changes.sets.forgetOf', { time })}
                      onClick={() => void forget(set).catch(notifyFailure)}
                    >
                      {t('changes.sets.forget')}
                    </Button>
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}

/** What it took back, and whether it was taken back itself. */
function BackMarks({ set: { made, tookBack, takenBack } }: { readonly set: AppliedSet }) {
  const { t, formatTime } = useText();
  return (
    <>
      {tookBack.map(({ id, time }) => (
        <Badge key={id} tone="info">
          {time === null
            ? t('changes.sets.tookBackGone')
            : t('changes.sets.tookBack', { time: formatTime(time) })}
        </Badge>
      ))}
      {takenBack && (
        <Badge tone="warning">
          {t(takenBack.count < made ? 'changes.sets.partlyBack' : 'changes.sets.takenBack', {
            ...{ time: formatTime(takenBack.time), count: takenBack.count, made },
          })}
        </Badge>
      )}
    </>
  );
}

async function inverseOf(server: string, id: number): Promise<readonly CollectedChange[]> {
  const { changes } = await bridge.changes.set({ server, id });
  const kinds = await kindsOf([...new Set(changes.map(({ kind }) => kind))]);
  const made = changes.flatMap(({ applied, title, kind, touches, path }) =>
    applied ? [{ title, kind, touches, path, ...applied }] : [],
  );
  return inverseOfSet(made, (kind) => kinds.get(kind) ?? null);
}

/** Answers how many changes back are in the tray now. */
async function collectInverse(server: string, user: string, id: number): Promise<number> {
  const back = await inverseOf(server, id);
  const { tenantName } = currentActor();
  await collectAll(back, { tray: server, tenantName, user }, { back: id });
  return back.length;
}
