import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import { setLabel } from '#shared/rules/changes/set-block.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';
import { saveReport } from './save-report.ts';
import { saveSet } from './set-content.ts';
import type { RollBack } from './use-roll-back.ts';

interface AppliedSetsProps {
  readonly sets: readonly AppliedSet[];
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  /** Whether the sets' tenant is known; without it their way back is a file. */
  readonly isTenantKnown: boolean;
  readonly way: RollBack;
  readonly onOpen?: (id: number) => void;
}

export function AppliedSets({ sets, server, user, isTenantKnown, way, onOpen }: AppliedSetsProps) {
  const host = usePlatformHost();
  const { t, formatTime } = useText();
  if (sets.length === 0) return null;
  const forget = async (set: AppliedSet) => {
    const yes = await confirm({
      title: t('changes.sets.forgetQuestion'),
      text: t('changes.sets.forgetText'),
      action: t('changes.sets.forget'),
      here: true,
    });
    if (yes) await bridge.changes.forgetSet({ server: server.id, id: set.id });
  };
  return (
    <div className={layout.part}>
      <Section
        title={t(isTenantKnown ? 'changes.sets.title' : 'changes.elsewhere.sets')}
        text={t(isTenantKnown ? 'changes.sets.text' : 'changes.elsewhere.setsText')}
      >
        <ul className={lines.framed}>
          {sets.map((set) => {
            const time = formatTime(set.time);
            return (
              <li key={set.id}>
                <div className={layout.spread}>
                  <span>
                    <span className={layout.inline}>
                      {setLabel(set) !== '' && <bdi>{setLabel(set)}</bdi>}
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
                      busy={way.taking === set.id}
                      onClick={() => void way.rollBack(set).catch(notifyFailure)}
                    >
                      {t(isTenantKnown ? 'changes.sets.rollBack' : 'changes.elsewhere.wayBack')}
                    </Button>
                    {onOpen && (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={t('changes.sets.openOf', { time })}
                        onClick={() => onOpen(set.id)}
                      >
                        {t('changes.sets.open')}
                      </Button>
                    )}
                    {isTenantKnown && (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={t('changes.sets.fileOf', { time })}
                        onClick={() => void saveSet({ server, user }, host, set).catch(notifyFailure)}
                      >
                        {t('changes.sets.file')}
                      </Button>
                    )}
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

/** Marks of a set that rolled another one back, or was rolled back. */
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
            time: formatTime(takenBack.time),
            count: takenBack.count,
            made,
          })}
        </Badge>
      )}
    </>
  );
}
