/** Actions on the tray: check, apply, resolve, drop, reorder. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { type GuardAnswer, isApproved } from '#data/changes/index.ts';
import { collectInSlices } from '#data/run-in-slices.ts';
import { consoleWords } from '#data/known-words.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText, withTexts } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { type Edits, resolveClashes } from '#shared/kit/merge.ts';
import { reviewChange } from '#shared/rules/changes/apply.ts';
import { type Effect, effectSteps } from '#shared/rules/changes/effects.ts';
import { mayMove, movedTo, type Needs } from '#shared/rules/changes/order.ts';
import { type ChangePlan, isDestructive, planBy } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import type { SetReview } from '#shared/rules/changes/review-set.ts';
import { tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import { chooseRecordValues } from '#widgets/ChooseValues/choose-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify, notifyFailure, removeToasts } from '#widgets/notify.tsx';
import { type LaterSet, scheduleSet } from '#widgets/schedule-set.ts';
import { applyTray, checkTray, readingOf } from './apply-tray.ts';
import { Effects } from './Effects.tsx';

export type FoundStates = ReadonlyMap<
  number,
  Pick<TrayChange, 'state'> & Partial<Pick<TrayChange, 'message'>>
>;
const nothingFound: FoundStates = new Map();
/** The subject of notices about an attempt to apply. */
const about = 'changes.apply';

interface Asked {
  readonly title: string;
  readonly action: string;
  readonly keep?: string;
  /** The changes are applied at once, not later. */
  readonly now: boolean;
}

interface TrayWork {
  /** `id` is the tray's name; `host` is that of the server's pages, for reading the names of ids. */
  readonly server: {
    readonly id: string;
    readonly profile: string;
    readonly name: string;
    readonly host: string;
  };
  /** null without a session. */
  readonly facts: SessionFacts | null;
  readonly changes: readonly TrayChange[];
}

export function useTrayWork({ server, facts, changes }: TrayWork) {
  const user = facts?.user.username ?? '';
  const { t, formatTime } = useText();
  const [found, setFound] = useState(nothingFound);
  const [checking, setChecking] = useState(false);
  const count = changes.length;
  /** Changes that were sent and have no answer yet cannot be scheduled. */
  const later = changes.filter(({ begun }) => !begun);
  const say = (work: Promise<unknown>) => void work.catch(notifyFailure);

  /** Asks before changes are applied or scheduled. Resolves to the consent and the plan. */
  const askBefore = async (these: readonly TrayChange[], words: Asked) => {
    const effects = await collectInSlices(effectSteps(these));
    const plan = planBy(these, effects);
    const text = <BeforeApplying tenant={facts?.tenant.tenantName ?? ''} plan={plan} effects={effects} />;
    const yes = await confirm({ ...words, danger: isDestructive(plan), text });
    return { plan, agreed: yes && (await mayApply(facts, these, words.now)) };
  };
  const apply = () => {
    const title = t('changes.apply.question', { count, server: server.name });
    return applyAll(changes, { title, action: t('changes.apply.action', { count }), now: true });
  };
  /** `these` are all changes of the tray. */
  const applyAll = async (these: readonly TrayChange[], words: Asked) => {
    const { agreed } = await askBefore(these, words);
    if (!agreed) return;
    setFound(nothingFound);
    // The notice of an earlier attempt is out of date.
    removeToasts(about);
    const outcome = await applyTray(server.id, user, agreed === 'forNow');
    if (!outcome) return notify({ tone: 'info', text: t('changes.apply.elsewhere') });
    const { done, remainder: remaining, stopped } = outcome;
    if (done > 0) notify({ tone: 'success', text: t('changes.apply.done', { count: done }) });
    if (stopped) {
      const tone = stopped === 'cancelled' ? 'info' : 'danger';
      notify({ tone, about, text: t(`changes.apply.${stopped}`) });
    } else if (remaining > 0)
      notify({ tone: 'danger', about, text: t('changes.apply.rest', { count: remaining }) });
  };
  /** Resolves to false if the user has cancelled. */
  const keepForLater = async (set: LaterSet): Promise<boolean> => {
    const time = formatTime(Date.parse(set.at));
    const title = t('changes.later.question', { count: later.length, server: server.name, time });
    const { agreed, plan } = await askBefore(later, { title, action: t('changes.later.keep'), now: false });
    if (!agreed) return false;
    await scheduleSet(later, set, { user, server, plan });
    // A change that was edited meanwhile is not the scheduled one, and stays in the tray.
    const { changes: now } = await bridge.changes.tray({ server: server.id });
    const kept = later.filter(({ id, wish }) => now.some((one) => one.id === id && one.wish === wish));
    await bridge.changes.drop({ server: server.id, ids: kept.map(({ id }) => id) });
    notify({ tone: 'success', text: t('changes.later.kept', { name: set.name, time }) });
    return true;
  };
  /** `quiet` shows only problems. Resolves to whether there are none. */
  const check = async (these: readonly TrayChange[] = changes, quiet = false) => {
    setChecking(true);
    try {
      const reviews = await checkTray(these);
      const states = reviews.map(([{ id }, review]) => [id, foundBy(review)] as const);
      setFound((now) => new Map([...now, ...states]));
      const odd = states.filter(([, { state }]) => state !== 'waiting' && state !== 'held').length;
      if (odd > 0) notify({ tone: 'info', text: t('changes.check.found', { count: odd }) });
      else if (!quiet) notify({ tone: 'success', text: t('changes.check.done') });
      return odd === 0;
    } finally {
      setChecking(false);
    }
  };
  /**
   * Called when the way back of a set has come into the tray. If the tray is otherwise empty and the check finds no
   * problem, it asks to apply at once; otherwise the user reviews first.
   */
  const takeBack = async (back: readonly TrayChange[]) => {
    const isReady = await check(back, true);
    if (!isReady || count > 0 || isApproved()) return;
    const title = t('changes.sets.question', { count: back.length, server: server.name });
    const [action, keep] = [t('changes.sets.rollBack'), t('changes.sets.keep')];
    await applyAll(back, { title, action, keep, now: true });
  };
  /** Resolves to whether the changes were dropped. */
  const drop = async (rows: readonly TrayChange[]): Promise<boolean> => {
    const yes = await confirm({
      title: t('changes.drop.question', { count: rows.length }),
      text: t('changes.drop.text'),
      action: t('changes.drop.action'),
      danger: true,
      here: true,
    });
    if (yes) await bridge.changes.drop({ server: server.id, ids: rows.map(({ id }) => id) });
    return yes;
  };
  const forget = (change: TrayChange) =>
    setFound((now) => new Map([...now].filter(([id]) => id !== change.id)));
  const dropField = async (change: TrayChange, name: string, label: string) => {
    const { [name]: _, ...left } = change.edits;
    await bridge.changes.edit({ server: server.id, id: change.id, edits: left });
    forget(change);
    notify({ tone: 'success', text: t('changes.edit.dropped', { field: label }) });
  };
  const resolve = async (change: TrayChange) => {
    if (!(await resolved(server.id, change))) return;
    forget(change);
    notify({ tone: 'success', text: t('changes.resolved') });
  };
  /** Moves a change one index up or down. */
  const move = async (at: number, by: 1 | -1) => {
    const ids = movedTo(changes, at, at + by).map(({ id }) => id);
    await bridge.changes.arrange({ server: server.id, ids });
  };
  const moves = (needs: Needs, at: number) =>
    ([-1, 1] as const).map((by) => ({
      key: by < 0 ? 'earlier' : 'later',
      rare: true as const,
      label: t(by < 0 ? 'changes.order.earlier' : 'changes.order.later'),
      disabled: !mayMove(needs, at, at + by),
      onSelect: () => say(move(at, by)),
    }));
  /** Shows the set's effect on signing in; null where none is known. */
  const tellOfSignIn =
    facts && tellsOfSignIn(changes)
      ? () => say(guard().then(({ tellOfChanges }) => tellOfChanges(facts, changes)))
      : null;
  return {
    tellOfSignIn,
    found,
    checking,
    say,
    apply,
    check,
    drop,
    dropField,
    forget,
    resolve,
    moves,
    takeBack,
    later,
    keepForLater,
  };
}

/** The state of a change after a check; a refusal has its reason. */
function foundBy(review: SetReview): Exclude<ReturnType<FoundStates['get']>, undefined> {
  if (review.state === 'refused') return { state: 'refused', message: review.message };
  return { state: review.state === 'open' ? 'waiting' : review.state };
}

/** Lazy, because the guard brings the rules of addresses with it. */
const guard = () => withTexts(import('#widgets/LockOut/guard-changes.ts'));

/** Asks before applying if all changes together would lock somebody out. */
async function mayApply(
  facts: SessionFacts | null,
  changes: readonly TrayChange[],
  now: boolean,
): Promise<GuardAnswer> {
  if (!facts || !tellsOfSignIn(changes)) return true;
  const { guardChanges } = await guard();
  // A trial needs a way back without approval, and somebody at the screen who keeps the change.
  return guardChanges(facts, changes, { forNow: now && !isApproved() });
}

/** Facts about the whole set, which the single changes do not show. */
interface BeforeApplyingProps {
  readonly tenant: string;
  readonly plan: ChangePlan;
  readonly effects: readonly (readonly Effect[])[];
}

function BeforeApplying({ tenant, plan, effects }: BeforeApplyingProps) {
  const { t } = useText();
  const none = plan.noWayBack;
  const shutOut = effects.flat().find(({ kind }) => kind === 'shutOut');
  return (
    <>
      {tenant !== '' && <p>{t('changes.apply.tenant', { name: tenant })}</p>}
      <p>{planText(plan, consoleWords)}</p>
      <p>{t('changes.apply.text')}</p>
      {shutOut && <Effects effects={[shutOut]} />}
      {none > 0 && <p>{t('changes.back.none', { count: none })}</p>}
    </>
  );
}

/** Asks field by field and stores the choice with the seen values. Resolves to false if the user chose nothing. */
async function resolved(server: string, change: TrayChange): Promise<boolean> {
  const reading = readingOf(serverMark());
  const review = await reviewChange(change, reading);
  const kind = await reading.kindOf(change.kind);
  const edits = change.edits as Edits<Record<string, unknown>>;
  if (review.state !== 'conflict' || !kind) {
    await bridge.changes.edit({ server, id: change.id, edits: change.edits });
    return true;
  }
  const mine = await chooseRecordValues(kind, change.place, review.clashes, {
    text: 'changes.resolveText',
    action: 'changes.edit.save',
    cancel: 'common.cancel',
  });
  if (!mine) return false;
  const agreed = resolveClashes(edits, review.clashes, (name) => mine.has(name));
  await bridge.changes.edit({ server, id: change.id, edits: agreed as typeof change.edits });
  return true;
}
