/** The tools of the tab: new entries and search above it, *Save* and rare actions in the head (spec 3§2.5; BMENU-004 to 012). */
import { ChevronDown, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { pageAddress } from '#state/page-address.ts';
import { openPlatformPage, platformPageRoute } from '#state/platform-page.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { ObjectLog } from '#widgets/OperationLog/ObjectLog.tsx';
import type { MenuDialog } from './use-dialog.ts';

/** The help page has no entry in the menu. */
const helpPage = { code: 'help', path: 'help' };

interface ToolsProps {
  readonly deptId: string;
  /** Content before the tools. */
  readonly children?: ReactNode;
  readonly save: { readonly disabled: boolean; readonly busy: boolean; readonly go: () => void };
}

export function Tools({ deptId, children, save }: ToolsProps) {
  const { t } = useText();
  return (
    <>
      {children && <div className={`${layout.row} ${layout.below}`}>{children}</div>}
      <HeadActions>
        <More deptId={deptId} />
        <Button look="primary" disabled={save.disabled} busy={save.busy} onClick={save.go}>
          {t('backMenu.tools.save')}
        </Button>
      </HeadActions>
    </>
  );
}

/** The button for a new menu, with a menu of the other new entries. */
export function AddMenu({ dialog }: { readonly dialog: MenuDialog }) {
  const { t } = useText();
  return (
    <span className={layout.joined}>
      <Button onClick={() => dialog.open('new-menu')}>{t('backMenu.tools.addMenu')}</Button>
      <MenuButton
        label={t('backMenu.tools.addMore')}
        align="below"
        className={`${buttons.button} ${buttons.plain}`}
        lines={[
          { key: 'group', label: t('backMenu.tools.newGroup'), onSelect: () => dialog.open('new-group') },
        ]}
      >
        <ChevronDown size={14} aria-hidden="true" />
      </MenuButton>
    </span>
  );
}

function More({ deptId }: { readonly deptId: string }) {
  const { t } = useText();
  const address = useAddress();
  const server = useActiveServer();
  const navigate = useNavigate();
  const session = useSession();
  // The platform's configuration can hide the help page, and private deployments have none (3§2.5).
  const facts = session.status === 'signedIn' ? session.facts.platform : null;
  const hasHelp = facts !== null && !facts.helpDisabled && facts.deployment !== 'private';
  const help = () => {
    if (server.kind === 'sandbox') void navigate(platformPageRoute(helpPage.code));
    else openPlatformPage(server, helpPage).catch(notifyFailure);
  };
  const copy = async () => {
    const copied = await copyText(pageAddress(location.pathname + location.search));
    notify({
      tone: copied ? 'success' : 'danger',
      text: t(copied ? 'backMenu.tools.copied' : 'backMenu.tools.notCopied'),
    });
  };
  return (
    <>
      <MenuButton
        label={t('backMenu.tools.more')}
        title={t('backMenu.tools.more')}
        align="below"
        className={`${buttons.button} ${buttons.plain}`}
        lines={[
          { key: 'log', label: t('backMenu.tools.log'), onSelect: () => address.set({ log: '1' }) },
          ...(hasHelp ? [{ key: 'help', label: t('backMenu.tools.help'), onSelect: help }] : []),
          { key: 'copy', label: t('backMenu.tools.copyLink'), onSelect: () => void copy() },
        ]}
      >
        <MoreHorizontal size={14} aria-hidden="true" />
      </MenuButton>
      <ObjectLog module="basicserver" functionName="backstage" groupId={`backstage_${deptId}`} />
    </>
  );
}
