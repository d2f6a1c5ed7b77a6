/**
 * The frame around every page. The session decides its form: the whole frame, the reduced one for public screens, the
 * sign-in page, or the page of an unreachable server.
 */
import { useAtomValue } from 'jotai';
import { memo, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { oddReportsAtom } from '#data/odd-reports.ts';
import { useText, withTexts } from '#data/text.ts';
import { useGrayOfSession } from '#state/gray.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { pageAgeAtom, useWatchScenario } from '#state/sandbox-dock.ts';
import { serverName } from '#state/servers.ts';
import { SignInPage } from '../screens/sign-in/SignInPage.tsx';
import { signInTitle } from '../screens/sign-in/sign-in-title.ts';
import '#state/recent-calls.ts';
import { useSession } from '#state/session.ts';
import { ChooseValuesHost } from '#widgets/ChooseValues/ChooseValues.tsx';
import { ConfirmHost } from '#widgets/confirm.tsx';
import { ToastHost } from '#widgets/notify.tsx';
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
import { SandboxDock } from './SandboxDock.tsx';
import { ShellLost } from './ShellLost.tsx';
import { SideMenu } from './SideMenu.tsx';
import { StartNotices } from './StartNotices.tsx';
import { TrialsBanner } from './TrialsBanner.tsx';
import { LazyTenantTheme } from './tenant-theme-loader.ts';
import { useChangeToasts } from './use-change-toasts.ts';
import { documentTitle, useCrumbs } from './use-crumbs.ts';
import { useMenuTrouble } from './use-menu-trouble.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useWatchJobs } from './use-watch-jobs.ts';

/** Lazy: most servers send no odd values. */
const OddValues = lazyComponent(async () => (await import('./OddValues.tsx')).OddValues);
/** Lazy: most servers answer. */
const ServerDown = lazyComponent(async () => (await withTexts(import('./ServerDown.tsx'))).ServerDown);

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
  const { tenantTheme } = useProgram().settings;
  const age = useAtomValue(pageAgeAtom);
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
              <StartNotices />
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
          <SandboxDock />
        </div>
      )}
      {tenantTheme && <LazyTenantTheme />}
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
