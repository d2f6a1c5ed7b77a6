/** What is done to the tray: checked, applied, chosen about, dropped, put into another order. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { type Agreed, isApproved } from '#data/changes/index.ts';
import { allInStretches } from '#data/in-stretches.ts';
import { consoleWords } from '#data/known-words.ts';
import { meant } from '#data/meant.ts';
import { useText, withTexts } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { type Edits, settle } from '#shared/kit/merge.ts';
import { reviewChange } from '#shared/rules/changes/apply.ts';
import { type Effect, effectSteps } from '#shared/rules/changes/effects.ts';
import { mayMove, movedTo, type Needs } from '#shared/rules/changes/order.ts';
import { type ChangePlan, isDestructive, planBy } from '#shared/rules/changes/plan.ts';
import { planReasons, reasonsIn } from '#shared/rules/changes/plan-reasons.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import type { SetReview } from '#shared/rules/changes/review-set.ts';
import { tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import { chooseMine } from '#widgets/ChooseValues/choose-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { letGo, notify, notifyFailure } from '#widgets/notify.tsx';
import { applyTray, checkTray, readingOf } from './apply-tray.ts';
import { Effects } from './Effects.tsx';
import type { LaterSet } from './LaterDialog.tsx';
import { trayText } from './save-changes.ts';

export type Found = ReadonlyMap<number, Pick<TrayChange, 'state'> & Partial<Pick<TrayChange, 'message'>>>;
const nothingFound: Found = new Map();
/** What is said of an attempt to apply. */
const about = 'changes.apply';

/** Of a question before applying. */
interface Asked {
  readonly title: string;
  readonly action: string;
  readonly keep?: string;
  /** It is applied at once. */
  readonly now: boolean;
}

interface TrayWork {
  /** `id`: the tray's name; `host`: of its pages, for what ids stand for. */
  readonly server: {
    readonly id: string;
    readonly profile: string;
    readonly name: string;
    readonly host: string;
  };
  /** null: nobody is signed in. */
  readonly facts: SessionFacts | null;
  readonly changes: readonly TrayChange[];
}

export function useTrayWork({ server, facts, changes }: TrayWork) {
  const user = facts?.user.username ?? '';
  const { t, formatTime } = useText();
  const [found, setFound] = useState(nothingFound);
  const [checking, setChecking] = useState(false);
  const count = changes.length;
  /** What was sent already, and not answered, is not for later. */
  const later = changes.filter(({ begun }) => !begun);
  const say = (work: Promise<unknown>) => void work.catch(notifyFailure);

  /** Asked before anything of them is sent, now or later. Answers what was agreed to, and the plan. */
  const askBefore = async (these: readonly TrayChange[], words: Asked) => {
    const effects = await allInStretches(effectSteps(these));
    const plan = planBy(these, effects);
    const text = <BeforeApplying tenant={facts?.tenant.tenantName ?? ''} plan={plan} effects={effects} />;
    const yes = await confirm({ ...words, danger: isDestructive(plan), text });
    return { plan, agreed: yes && (await mayApply(facts, these, words.now)) };
  };
  const apply = () => {
    const title = t('changes.apply.question', { count, server: server.name });
    return applyAll(changes, { title, action: t('changes.apply.action', { count }), now: true });
  };
  /** `these`: all that is in the tray. */
  const applyAll = async (these: readonly TrayChange[], words: Asked) => {
    const { agreed } = await askBefore(these, words);
    if (!agreed) return;
    setFound(nothingFound);
    // What an earlier attempt left holds no more.
    letGo(about);
    const came = await applyTray(server.id, user, agreed === 'forNow');
    if (!came) return notify({ tone: 'info', text: t('changes.apply.elsewhere') });
    const { done, left, stopped } = came;
    if (done > 0) notify({ tone: 'success', text: t('changes.apply.done', { count: done }) });
    if (stopped) {
      const tone = stopped === 'cancelled' ? 'info' : 'danger';
      notify({ tone, about, text: t(`changes.apply.${stopped}`) });
    } else if (left > 0) notify({ tone: 'danger', about, text: t('changes.apply.rest', { count: left }) });
  };
  /** Answers false where the user thought better of it. */
  const keepForLater = async (set: LaterSet): Promise<boolean> => {
    const time = formatTime(Date.parse(set.at));
    const title = t('changes.later.question', { count: later.length, server: server.name, time });
    const { agreed, plan } = await askBefore(later, { title, action: t('changes.later.keep'), now: false });
    if (!agreed) return false;
    const had = reasonsIn(plan, planReasons);
    await bridge.jobs.add({
      ...set,
      failOn: planReasons.filter((one) => !had.includes(one)),
      server: server.profile,
      serverName: server.name,
      text: await trayText(later, server.name, user, server.host),
    });
    // What was changed once more meanwhile is not what was kept.
    const { changes: now } = await bridge.changes.tray({ server: server.id });
    const kept = later.filter(({ id, wish }) => now.some((one) => one.id === id && one.wish === wish));
    await bridge.changes.drop({ server: server.id, ids: kept.map(({ id }) => id) });
    notify({ tone: 'success', text: t('changes.later.kept', { name: set.name, time }) });
    return true;
  };
  /** `quiet`: only what needs another look is said. Answers whether nothing does. */
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
   * What takes a set back has come into the tray. Where nothing else is in it, and nobody has changed anything of it since,
   * it is asked about at once; otherwise it is looked at first.
   */
  const takeBack = async (back: readonly TrayChange[]) => {
    const isReady = await check(back, true);
    if (!isReady || count > 0 || isApproved()) return;
    const title = t('changes.sets.question', { count: back.length, server: server.name });
    const [action, keep] = [t('changes.sets.rollBack'), t('changes.sets.keep')];
    await applyAll(back, { title, action, keep, now: true });
  };
  /** Answers whether they were. */
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
  /** One place earlier or later. */
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
  /** What the set does to signing in; null: nothing that can be told. */
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

/** What a check says of a change; what was refused says why. */
function foundBy(review: SetReview): Exclude<ReturnType<Found['get']>, undefined> {
  if (review.state === 'refused') return { state: 'refused', message: review.message };
  return { state: review.state === 'open' ? 'waiting' : review.state };
}

/** It knows of addresses, and is loaded when it is wanted. */
const guard = () => withTexts(import('#widgets/LockOut/guard-changes.ts'));

/** Whoever would be locked out by all of it together is asked. */
async function mayApply(
  facts: SessionFacts | null,
  changes: readonly TrayChange[],
  now: boolean,
): Promise<Agreed> {
  if (!facts || !tellsOfSignIn(changes)) return true;
  const { guardChanges } = await guard();
  // What somebody else has to approve, the way back too, nobody takes back by themselves; later nobody is there to keep it.
  return guardChanges(facts, changes, { forNow: now && !isApproved() });
}

/** What was not said of each yet, and holds of all of them. */
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

/** Asks field by field, and notes what was chosen over what was seen of theirs. Answers false where nothing was chosen. */
async function resolved(server: string, change: TrayChange): Promise<boolean> {
  const reading = readingOf(meant());
  const review = await reviewChange(change, reading);
  const kind = await reading.kindOf(change.kind);
  const edits = change.edits as Edits<Record<string, unknown>>;
  if (review.state !== 'conflict' || !kind) {
    await bridge.changes.edit({ server, id: change.id, edits: change.edits });
    return true;
  }
  const mine = await chooseMine(kind, change.place, review.clashes, {
    text: 'changes.resolveText',
    action: 'changes.edit.save',
    cancel: 'common.cancel',
  });
  if (!mine) return false;
  const agreed = settle(edits, review.clashes, (name) => mine.has(name));
  await bridge.changes.edit({ server, id: change.id, edits: agreed as typeof change.edits });
  return true;
}
