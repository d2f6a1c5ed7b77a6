/**
 * 5,000 changes in the tray: the longest task while its list is opened, narrowed, scrolled, narrowed by a number of its
 * plan, asked about and checked against the server; and what applying them adds to the server's answers, each noted on the
 * disk before it is sent and after it is settled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SegmentValues } from '#shared/api/network/segments.ts';
import { type Applying, applyChanges } from '#shared/rules/changes/apply.ts';
import { type CollectedChange, collectedLimits } from '#shared/rules/changes/collected-change.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { createChangesService } from '../../src-main/services/changes/changes-service.ts';
import { openTrayFile } from '../../src-main/services/changes/tray-file.ts';
import type { TrayChange } from '../../src-shared/bridge/changes.ts';
import type { Session } from '../e2e/support/session.ts';
import { type Client, signedIn } from '../sandbox/client.ts';
import { freshPage, launchChromium, quiet } from './support/chromium.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { signIn, startShell } from './support/shell.ts';
import { tasksDuring } from './support/tasks.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** Milliseconds from which a task is long (W3C Long Tasks). */
const longTask = 50;
/** Milliseconds that a change may take beside the answers of the server. */
const most = 2;
const amounts: Record<Size, number> = { whole: collectedLimits.count, small: 60 };
const server = 'sandbox/T2308147';
const user = 'Bench';
const presence = segmentList.presence as unknown as AnyRecord;

const idOf = (at: number) => `SEG7${String(at).padStart(6, '0')}`;

/** Segments that are made: a read and a write each. */
function segmentsMade(count: number): CollectedChange[] {
  return Array.from({ length: count }, (_, at): CollectedChange => {
    const values: SegmentValues = {
      segmentName: `Segment ${at}`,
      segmentType: 'IPv4' as const,
      instructions: '',
      ipStart: `10.${at >> 8}.${at & 255}.1`,
      ipEnd: `10.${at >> 8}.${at & 255}.9`,
    };
    return {
      title: 'network.created',
      kind: presence.id,
      place: { ids: [idOf(at)] },
      edits: { there: { from: [], to: [{ id: idOf(at), ...values }] } },
      touches: ['segments.query'],
      path: '/safe_account/network_manage',
    };
  });
}

export async function run(size: Size): Promise<BenchRow[]> {
  const count = amounts[size];
  return [
    ...(await onGround((ground) => measureList(ground, size, count))),
    await measureApplying(size, count),
  ];
}

async function measureList(ground: Ground, size: Size, count: number): Promise<BenchRow[]> {
  const [shell, browser] = await Promise.all([startShell(ground), launchChromium(ground)]);
  const session = await signIn(shell);
  await collect(session, segmentsMade(count));
  const taken: Record<'open' | 'narrow' | 'scroll' | 'plan' | 'ask' | 'check', number[]> = {
    open: [],
    narrow: [],
    scroll: [],
    plan: [],
    ask: [],
    check: [],
  };
  for (let i = 0; i < times(size, samples); i += 1) {
    const { context, page } = await freshPage(browser);
    await session.enter(page);
    await page.goto(`${shell.origin}/info`);
    await page.getByRole('link', { name: 'Change tray', exact: true }).last().waitFor();
    await quiet(page, size);
    const longest = async (act: () => Promise<unknown>) => (await tasksDuring(browser, page, act))[0] ?? 0;
    taken.open.push(await longest(() => open(page)));
    taken.narrow.push(await longest(() => narrow(page)));
    taken.scroll.push(await longest(() => scroll(page)));
    taken.plan.push(await longest(() => plan(page)));
    taken.ask.push(await longest(() => ask(page)));
    // It reads each of them: once is enough.
    if (i === 0) taken.check.push(await longest(() => check(page)));
    await context.close();
  }
  const task = (what: string, values: readonly number[]) =>
    limitRow(`change tray, 5,000 changes: the longest task while ${what}`, median(values), longTask, 'ms');
  return [
    task('it opens', taken.open),
    task('one narrows it', taken.narrow),
    task('one goes to its end', taken.scroll),
    task('a number of its plan narrows it', taken.plan),
    task('its plan is shown before it is applied', taken.ask),
    task('it is checked against the server', taken.check),
  ];
}

async function collect(session: Session, changes: readonly CollectedChange[]): Promise<void> {
  // A file of changes comes in by one call.
  await session.call('changes.collect', { server, user, changes });
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Change tray' }).locator('[data-row]');

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change tray', exact: true }).last().click();
  await rows(page).first().waitFor();
}

async function narrow(page: Page): Promise<void> {
  const find = page.getByPlaceholder('Find a change');
  await find.fill('Segment 55');
  await rows(page).filter({ hasText: 'Segment 55' }).first().waitFor();
  await find.fill('');
  await rows(page).filter({ hasText: 'Segment 0' }).first().waitFor();
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Change tray' }).focus();
  await page.keyboard.press('Control+End');
  await page.waitForTimeout(200);
}

async function plan(page: Page): Promise<void> {
  const creates = page.getByRole('button', { name: /^creates / });
  await creates.click();
  await page.locator('button[aria-pressed=true]').filter({ hasText: 'creates' }).waitFor();
  await creates.click();
  await page.waitForTimeout(200);
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Apply \d/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/creates/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
}

/** Each is read: it takes as long as the server does. */
async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check against the server' }).click();
  await page.getByText('Nothing stands in the way.').waitFor({ timeout: 300_000 });
}

/** Per change: all of it, without what the calls themselves take. */
async function measureApplying(size: Size, count: number): Promise<BenchRow> {
  const took: number[] = [];
  for (let i = 0; i < times(size, 3); i += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'steward-bench-changes-'));
    try {
      const whole = await timed(() => applied(folder, count));
      const alone = await timed(() => called(folder, count));
      took.push(Math.max(0, whole - alone) / count);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return limitRow('change tray: what applying adds to a change', median(took), most, 'ms');
}

/** The preparation by `work` is no part of the time: `work` answers the part that is measured. */
async function timed(prepare: () => Promise<{ run: () => Promise<void>; end: () => void }>): Promise<number> {
  const { run: work, end } = await prepare();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  end();
  return took;
}

async function applied(folder: string, count: number) {
  const sandbox = await createSandbox({ file: join(folder, 'applied.sqlite') });
  const client = await signedIn(sandbox, 'systemAdministrator');
  const changes = createChangesService({
    file: openTrayFile({ folder: join(folder, 'changes'), keyStore: null }),
  });
  await changes.collect({ server, user, changes: segmentsMade(count) });
  const { changes: waiting } = await changes.tray({ server });
  const how: Applying<TrayChange> = {
    kindOf: async () => presence,
    ask: (endpoint, input) => client.call(endpoint, input),
    hasBegun: () => false,
    begin: ({ id, wish }) => changes.begin({ server, id, wish }),
    async send({ kind, locator, after, changed }) {
      const { endpoint, input } = kind.write(locator, after, changed);
      return { result: 'done', answer: await client.call(endpoint, input) };
    },
    async finish({ id, wish }, outcome) {
      if (outcome.result !== 'done') throw new Error(`${id}: ${outcome.result} ${outcome.message}`);
      await changes.note({ server, id, wish, ...outcome });
    },
    words: String,
    refusal: (_, __, problems) => problems.map(({ name }) => name).join(),
  };
  return {
    run: async () => {
      await applyChanges(waiting, how);
      await changes.close({ server, user });
    },
    end: () => {
      changes.end();
      sandbox.close();
    },
  };
}

/** The same reads and writes, one after the other. */
async function called(folder: string, count: number) {
  const sandbox = await createSandbox({ file: join(folder, 'called.sqlite') });
  const client: Client = await signedIn(sandbox, 'systemAdministrator');
  const changes = segmentsMade(count);
  return {
    async run() {
      for (const { place, edits } of changes) {
        await presence.read((endpoint, input) => client.call(endpoint, input), place, ['there']);
        const { endpoint, input } = presence.write(place, { there: edits.there?.to }, ['there']);
        await client.call(endpoint, input);
      }
    },
    end: () => sandbox.close(),
  };
}
