/** Adds tenants or people to a terminal's online white list; each addition applies at once (SEC-040, 044, 050). */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import {
  queryWhiteCandidates,
  usualTerminal,
  type WhiteCandidate,
  type WhiteType,
} from '#shared/api/security-settings/online-white.ts';
import { clientScopes } from '#shared/rules/common/sign-in/client-types.ts';
import { onlineWhiteRecord } from '#shared/rules/records/online-white-record.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';

interface AddWhiteProps {
  readonly type: WhiteType;
  readonly connConfigId: string;
  readonly onClose: () => void;
}

const words = (typed: string | undefined) => typed?.trim() ?? '';
const pages = { initial: 10, options: [10, 20, 50] };

export function AddWhite({ type, connConfigId, onClose }: AddWhiteProps) {
  const { t } = useText();
  const [terminal, setTerminal] = useState<string>(usualTerminal);
  return (
    <Dialog open title={t(`onlineWhite.add.${type}`)} width={720} onClose={onClose}>
      <Candidates
        key={terminal}
        type={type}
        connConfigId={connConfigId}
        terminal={terminal}
        tools={
          <span className={layout.line}>
            <span>{t('onlineWhite.terminal')}</span>
            <Select
              label={t('onlineWhite.terminal')}
              value={terminal}
              options={clientScopes.map((value) => ({ value, label: t(`clientTypes.${value}`) }))}
              onChange={setTerminal}
            />
          </span>
        }
      />
    </Dialog>
  );
}

interface CandidatesProps extends Omit<AddWhiteProps, 'onClose'> {
  readonly terminal: string;
  readonly tools: ReactNode;
}

function Candidates({ type, connConfigId, terminal, tools }: CandidatesProps) {
  const { t } = useText();
  const list = useList({
    name: 'onlineWhite.candidates',
    addressPrefix: null,
    pages,
    filters: { q: { kind: 'search' } },
    source: pagedSource(
      queryWhiteCandidates,
      ({ values, pageNo, pageSize }) => ({
        currentPage: pageNo,
        pageSize,
        configType: type,
        terminalType: terminal,
        ...(words(values.q) === '' ? {} : { keywords: words(values.q) }),
      }),
      { of: `${type} ${terminal}` },
    ),
    columns: [
      { key: 'name', title: t(`onlineWhite.name.${type}`), text: ({ name }) => name },
      type === 'userId'
        ? { key: 'note', title: t('onlineWhite.department'), text: ({ note }) => note }
        : { key: 'id', title: t('onlineWhite.id.tenantKey'), text: ({ id }) => id, mono: true },
      {
        key: 'listed',
        title: t('onlineWhite.state'),
        text: ({ listed }) => (listed ? t('onlineWhite.isOn') : ''),
      },
    ],
    rowKey: ({ id }) => id,
  });
  const add = ({ id, name }: WhiteCandidate) =>
    saveNow(
      onlineWhiteRecord,
      { id, name, configType: type, terminalType: terminal, connConfigId },
      { listed: { from: false, to: true } },
      'onlineWhite.added',
    );
  return (
    <ListScreen
      list={list}
      label={t(`onlineWhite.add.${type}`)}
      tools={tools}
      empty={{ title: t(`onlineWhite.nobody.${type}`), text: t('onlineWhite.nobodyText') }}
      failed={t('onlineWhite.candidatesFailed')}
      actions={(candidate) => [
        {
          key: 'add',
          label: t('onlineWhite.addOne'),
          disabled: candidate.listed,
          name: t('onlineWhite.addNamed', { name: candidate.name }),
          onSelect: () => void add(candidate),
        },
      ]}
    />
  );
}
