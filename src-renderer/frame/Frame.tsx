/**
 * The frame around every page. The session decides its form: the whole frame, the reduced one for public screens, the
 * sign-in page, or the page of an unreachable server.
 */
import { useAtomValue } from 'jotai';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { oddReportsAtom } from '#data/odd-reports.ts';
import { translate, useText, withTexts } from '#data/text.ts';
import { useGrayOfSession } from '#state/gray.ts';
import { helpAtom } from '#state/help.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { pageAgeAtom, useDocked, useWatchScenario } from '#state/sandbox-dock.ts';
import { serverName } from '#state/servers.ts';
import { SignInPage } from '../screens/sign-in/SignInPage.tsx';
import { signInTitle } from '../screens/sign-in/sign-in-title.ts';
import '#state/recent-calls.ts';
import { onBridgeEvent } from '#data/bridge.ts';
import { readAgain } from '#data/read.ts';
import { onShellLost } from '#data/shell/index.ts';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import type { EventPayload } from '#shared/bridge/index.ts';
import { useGrants, useMenuList } from '#state/menu.ts';
import { onMenuStorageFull } from '#state/menu-cache.ts';
import { useSession } from '#state/session.ts';
import { forgetHints } from '#state/stored-hints.ts';
import { ChooseValuesHost } from '#widgets/ChooseValues/ChooseValues.tsx';
import { ConfirmHost, confirm } from '#widgets/confirm.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { notify, ToastHost } from '#widgets/notify.tsx';
import { AntdProvider } from '#widgets/WithAntd.tsx';
import { LazyAntdRoot } from './antd-loader.ts';
import { useAskAtOnce } from './ask-at-once.tsx';
import { CollectedBanner } from './CollectedBanner.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { ElsewhereBanner } from './ElsewhereBanner.tsx';
import { EnvironmentBand } from './EnvironmentBand.tsx';
import { ExpiredSession } from './ExpiredSession.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { KeptAntd } from './KeptAntd.tsx';
import { useKeys } from './keys.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useLockOutGuard } from './lock-out-guard.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Panels } from './Panels.tsx';
import { ReadOnlyBanner } from './ReadOnlyBanner.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TrialsBanner } from './TrialsBanner.tsx';
import { LazyTenantTheme } from './tenant-theme-loader.ts';
import { useChangeToasts } from './use-change-toasts.ts';
import { documentTitle, useCrumbs } from './use-crumbs.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Lazy: most servers send no odd values. */
const OddValues = lazyComponent(async () => (await import('./OddValues.tsx')).OddValues);
/** Lazy: most servers answer. */
const ServerDown = lazyComponent(async () => (await withTexts(import('./ServerDown.tsx'))).ServerDown);

/** Lazy: most starts have nothing to tell. */
const StartNotices = lazyComponent(async () => (await withTexts(import('./StartNotices.tsx'))).StartNotices);

/** Lazy: few have it open. */
const SandboxDock = lazyComponent(async () => (await withTexts(import('./SandboxDock.tsx'))).SandboxDock);

/** Lazy: the help is read when it is opened. */
const HelpDock = lazyComponent(async () => (await withTexts(import('./Help/HelpDock.tsx'))).HelpDock);

/** Lazy: a browser opens links to other websites itself. */
const OutsideLinks = lazyComponent(async () => (await import('./outside-links.ts')).OutsideLinks);

/** Milliseconds in which a page renders its cached content. */
const afterPage = 50;

/** The frame's parts that change with the page; `Standing` has the rest. */
export function Frame() {
  const session = useSession();
  const screen = useCurrentScreen();
  const open = screen?.permission === 'anyone';
  usePrefetch(session.status !== 'loading', screen);
  useMenuTrouble();
  return (
    <>
      <Title open={open} />
      <Standing open={open} />
    </>
  );
}

/** `open`: the screen is public. To a visitor without a session, the title names no screen that requires one. */
function Title({ open }: { readonly open: boolean }) {
  const { t } = useText();
  const { servers } = useProgram();
  const active = useActiveServer();
  const crumbs = useCrumbs();
  const isSignIn = useSession().status === 'signedOut' && !open;
  const server = servers.profiles.length > 1 && !isSignIn ? serverName(active, t) : null;
  const names = isSignIn ? [signInTitle(active, t)] : crumbs.map(({ name }) => name);
  const title = documentTitle(names, server, t('frame.product'));
  // A timer keeps the title's update out of the render; hidden tabs get no animation frames.
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = title;
    }, afterPage);
    return () => clearTimeout(timer);
  }, [title]);
  return null;
}

/** `open`: the screen is public. */
const Standing = memo(function Standing({ open }: { readonly open: boolean }) {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  const { facts, settings } = useProgram();
  const { tenantTheme } = settings;
  const age = useAtomValue(pageAgeAtom);
  const isHelpOpen = useAtomValue(helpAtom) !== null;
  const isDocked = useDocked();
  const odd = useAtomValue(oddReportsAtom).length > 0;
  useWatchScenario(session.status === 'signedIn');
  useKeys();
  useChangeToasts();
  useWatchJobs();
  useAskAtOnce();
  useLockOutGuard();
  const user = session.status === 'signedIn' ? session.facts.user.id : '';
  useGrayOfSession();
  return (
    <AntdProvider value={LazyAntdRoot}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <LeaveGuard />
      <EnvironmentBand server={server} />
      {session.status === 'signedOut' && !open ? (
        <SignInPage />
      ) : (
        <div className={styles.frame}>
          <SideMenu />
          <div className={styles.column}>
            <Header />
            <OfflineBanner />
            <ElsewhereBanner server={server} />
            <ReadOnlyBanner server={server} />
            <TrialsBanner server={server} />
            <CollectedBanner />
            <main id="content" className={styles.content} tabIndex={-1}>
              {facts.notices.length > 0 && <StartNotices />}
              {session.status === 'unreachable' && !open ? (
                <ServerDown error={session.error} onRetry={session.retry} />
              ) : (
                <div key={`${server.id}/${user}/${age}`} className={styles.page}>
                  {odd && <OddValues />}
                  <Outlet />
                </div>
              )}
            </main>
          </div>
          {isDocked && <SandboxDock placeholder={<div className={styles.dock} />} />}
          {isHelpOpen && <HelpDock />}
        </div>
      )}
      {tenantTheme && <LazyTenantTheme />}
      {facts.shell === 'desktop' && <OutsideLinks />}
      <KeptAntd />
      <Panels />
      <ExpiredSession />
      <ShellLost />
      <ChooseValuesHost />
      <ConfirmHost />
      <ToastHost />
    </AntdProvider>
  );
});

/** Leads to the no-permission page after a 401 on a menu call, and asks about a full storage (both spec 1§8). */
function useMenuTrouble(): void {
  const grants = useGrants();
  const { error: ofList } = useMenuList();
  const error = grants.error ?? ofList;
  const navigate = useNavigate();
  useEffect(() => {
    // An ended session has its own prompt; only a 401 within a session counts here.
    if (!isUnauthorised(error) || error.sessionEnded) return;
    void navigate('/noRight', { replace: true });
  }, [error, navigate]);
  useEffect(() => onMenuStorageFull(() => void offerToClear()), []);
}

async function offerToClear(): Promise<void> {
  const yes = await confirm({
    title: translate('frame.storageFull.title'),
    text: translate('frame.storageFull.text'),
    action: translate('frame.storageFull.action'),
  });
  if (!yes) return;
  forgetHints();
  notify({ tone: 'success', text: translate('frame.storageFull.cleared') });
}

/** Reports jobs that ran, and repeats the reads that they may have changed. */
function useWatchJobs(): void {
  const onRan = useEffectEvent((payload: EventPayload<'jobs.ran'>) => {
    void withTexts(import('./job-words.ts')).then(({ tellRan }) => tellRan(payload));
    // A job may have changed any read, and the list of jobs.
    void readAgain(null);
  });
  useEffect(() => onBridgeEvent('jobs.ran', onRan), []);
}

/** Shown over the page after Steward was restarted while the tab was open, so that unsaved input stays visible. */
function ShellLost() {
  const { t } = useText();
  const [lost, setLost] = useState(false);
  useEffect(() => onShellLost(() => setLost(true)), []);
  return (
    <Dialog open={lost} role="alertdialog" title={t('frame.shellLost.title')} onClose={() => setLost(false)}>
      {t('frame.shellLost.text')}
    </Dialog>
  );
}
