/**
 * The list of invitations (spec 1§2.10; INV-001 to 006): five at first, more on further pages, with inviting and
 * inviting again. The list is a tab of base settings (1§2.2) and a part of account security (1§2.7).
 */
import { useRef } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  checkBindInviteMobile,
  type Invitation,
  isInviteEnable,
  queryInvite,
  queryUserConfig,
  sendInviteAgain,
} from '#shared/api/invitations/invitations.ts';
import { inviteForbid } from '#shared/rules/common/constants.ts';
import { whyNoInvitation } from '#shared/rules/invitations/availability.ts';
import { newInvitationStatus } from '#shared/rules/invitations/invite-fields.ts';
import { invitingAgain } from '#shared/rules/records/invitations/invitation-again-record.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { DailyNote } from '#widgets/DailyNote.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ManyDialog } from './Many/ManyDialog.tsx';
import { useDomain } from './use-domain.ts';

/** Rows of a page (1§9). */
const pageSize = 5;

export function InvitationsPage() {
  const { t } = useText();
  const tab = { title: t('invitations.title'), purpose: t('invitations.purpose') };
  return (
    <>
      <BaseHeader tab={tab} />
      <Invitations path="/base/inviteList" />
    </>
  );
}

export function SecurityInvitationsPage() {
  const { t } = useText();
  const head = { title: t('invitations.title'), purpose: t('invitations.purpose') };
  return (
    <SecurityArea>
      <PageHeader {...head} />
      <Invitations path="/safe_account/invite_list" />
    </SecurityArea>
  );
}

function Invitations({ path }: { readonly path: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNew = useMatch(`${path}/new`) !== null;
  const isMany = useMatch(`${path}/many`) !== null;
  const { why, read } = useInviteCheck();
  const domain = useDomain();
  const { submit, pending } = useChange();
  const total = useRef(0);
  const list = useList({
    name: 'invitations',
    more: pageSize,
    filters: {
      invitee: { kind: 'search', label: t('invitations.invitee') },
      contact: { kind: 'text', label: t('invitations.contactFilter') },
    },
    source: pagedSource(
      queryInvite,
      ({ values, pageNo, pageSize: size }) => ({
        pageNo,
        pageSize: size,
        current: pageNo,
        hasMore: pageNo > 1,
        // The answer of the first page tells how many there are.
        ...(pageNo > 1 && total.current > 0 && { total: total.current }),
        'inviteInfo.invitee': values.invitee?.trim() ?? '',
        'inviteInfo.contact': values.contact?.trim() ?? '',
      }),
      { pageSize },
    ),
    columns: [
      {
        // A long name wraps, so that contact and platform stay in view.
        key: 'invitee',
        title: t('invitations.invitee'),
        wraps: true,
        text: ({ invitee }) => invitee,
      },
      {
        key: 'contact',
        title: t('invitations.contact'),
        text: ({ areaCode, contact }) => (areaCode === '' ? contact : `${areaCode} ${contact}`),
      },
      {
        key: 'type',
        title: t('invitations.type'),
        text: ({ accountType }) => t(`invitations.types.${accountType}`),
      },
      {
        key: 'status',
        title: t('invitations.status'),
        text: ({ personalStatus }) =>
          personalStatus === newInvitationStatus ? t('invitations.invited') : personalStatus,
        cell: ({ personalStatus }) =>
          personalStatus !== '' && (
            <StatusDot tone={personalStatus === newInvitationStatus ? 'info' : 'neutral'}>
              {personalStatus === newInvitationStatus ? t('invitations.invited') : personalStatus}
            </StatusDot>
          ),
      },
      { key: 'domain', title: t('invitations.domain'), text: ({ domain: of }) => of },
      { key: 'message', title: t('invitations.message'), text: ({ message }) => message, hidden: true },
    ],
    rowKey: ({ id }) => id,
  });
  total.current = list.total ?? 0;
  const again = async (invitation: Invitation) => {
    const { id, invitee: name } = invitation;
    const yes = await confirm({
      title: t('invitations.againQuestion', { name }),
      lasts: 'people',
      action: t('invitations.again'),
    });
    if (!yes) return;
    await submit({
      title: 'invitations.change.again',
      endpoint: sendInviteAgain,
      before: null,
      input: { id, domain },
      touches: [queryInvite],
      decides: [invitingAgain(invitation, domain)],
      leavesNoTrace: true,
    });
  };
  const open = (what: 'new' | 'many') => void navigate({ pathname: `${path}/${what}`, search });
  const close = () => void navigate({ pathname: path, search }, { replace: true });
  const add = () => open('new');
  return (
    <>
      <HeadActions>
        <Button disabled={why !== null} onClick={() => open('many')}>
          {t('inviteMany.open')}
        </Button>
        <Button look="primary" disabled={why !== null} onClick={add}>
          {t('invitations.add')}
        </Button>
      </HeadActions>
      <ListScreen
        list={list}
        label={t('invitations.title')}
        notices={
          <>
            <WhoseRows />
            <DailyNote />
            <ReadPart read={read} failed={t('invitations.checkFailed')} waiting={null} />
            {why && <Notice tone="info" title={t(why)} />}
          </>
        }
        empty={{
          title: t('invitations.empty'),
          text: t('invitations.emptyText'),
          ...(why === null ? { action: <Button onClick={add}>{t('invitations.add')}</Button> } : {}),
        }}
        failed={t('invitations.failed')}
        refresh
        actions={(row) => [
          {
            key: 'again',
            label: t('invitations.again'),
            name: t('invitations.againOf', { name: row.invitee }),
            disabled: why !== null || pending,
            onSelect: () => void again(row),
          },
        ]}
      />
      {isNew && why === null && <InviteDialog onClose={close} />}
      {isMany && why === null && <ManyDialog onClose={close} />}
    </>
  );
}

/**
 * Whether this person may invite (spec 1§6, 1§8; INV-019 to 021, 027, 028): the first check must succeed, and its
 * failure is shown; a failure of the other two is silent, and the server decides.
 */
function useInviteCheck() {
  const enabled = useRead(isInviteEnable, {});
  const forbid = useRead(queryUserConfig, { configName: inviteForbid });
  const bound = useRead(checkBindInviteMobile, {});
  const why = whyNoInvitation({
    enabled: enabled.data?.access ?? true,
    forbidden: forbid.data === '1',
    mobileBound: bound.data ?? true,
  });
  return { why, read: enabled };
}
