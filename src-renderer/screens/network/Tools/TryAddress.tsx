/** The test of an address: the IP segments and lists that contain it, whether it may sign in, and by which rule. */

import { ShieldCheck, ShieldX } from 'lucide-react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { getH5Config, getPcConfig } from '#shared/api/login-control/login-white.ts';
import { queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import {
  addressFamilyOf,
  addressNumber,
  addressProblem,
  addressText,
  unmapAddress,
} from '#shared/kit/patterns/ip-range.ts';
import { type ClientScope, clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import { indexesHolding } from '#shared/rules/network/overlaps.ts';
import { type ListedRange, verdictOn } from '#shared/rules/network/verdict.ts';
import { useAddress } from '#state/address.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { joinReads } from '#widgets/join-reads.ts';
import { scopesInForce } from '#widgets/LockOut/current-lists.ts';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { AllSegments } from './AllSegments.tsx';
import { type NamedRange, useAllEntries } from './all-network-entries.ts';
import { useAnswer, useRangeThread } from './ranges/use-ranges.ts';

/** Names that the result lists. */
const most = 20;

export function TryAddress() {
  const { t } = useText();
  const { get, set } = useAddress();
  const typed = get('ip');
  const terminal = clientTypes.find((one) => one === get('terminal')) ?? 'pc';
  const problem = typed.trim() === '' ? null : addressProblem(typed);
  return (
    <>
      <Field label={t('ipTools.address')} error={problem ? t(`ipTools.problem.${problem}`) : undefined}>
        {(control) => (
          <input
            {...control}
            className={inputs.input}
            spellCheck={false}
            value={typed}
            onChange={(event) => set({ ip: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('ipTools.terminal')}>
        {({ id }) => (
          <Select
            id={id}
            label={t('ipTools.terminal')}
            value={terminal}
            options={clientTypes.map((value) => ({ value, label: t(`clientTypes.${value}`) }))}
            onChange={(next) => set({ terminal: next === 'pc' ? '' : next })}
          />
        )}
      </Field>
      <AllSegments>
        {(all) =>
          problem === null && typed.trim() !== '' ? (
            <Tried all={all} address={typed.trim()} terminal={terminal} />
          ) : null
        }
      </AllSegments>
    </>
  );
}

interface TriedProps {
  readonly all: readonly NamedRange[];
  readonly address: string;
  readonly terminal: ClientScope;
}

function Tried({ all, ...tried }: TriedProps) {
  const { address } = tried;
  const { t } = useText();
  const lists = joinReads(
    [useAllEntries()],
    [useRead(queryIpListFlag, {})],
    [useRead(getPcConfig, {})],
    [useRead(getH5Config, {})],
  );
  const meant = unmapAddress(addressFamilyOf(address), addressNumber(address));
  const holders = useAnswer(useRangeThread(all), { kind: 'holding', ...meant });
  const inSegments = holders.current ? holders.data?.map((at) => all[at] as NamedRange) : undefined;
  return (
    <>
      {holders.error && <ErrorNotice error={holders.error} title={t('ipTools.compareFailed')} />}
      <ReadPart read={lists} failed={t('ipTools.listsFailed')} rows={3}>
        {(found) => <Verdict {...tried} lists={found} inSegments={inSegments} />}
      </ReadPart>
    </>
  );
}

interface VerdictProps extends Omit<TriedProps, 'all'> {
  readonly lists: readonly [
    readonly ListedRange[],
    Output<typeof queryIpListFlag>,
    Output<typeof getPcConfig>,
    Output<typeof getH5Config>,
  ];
  /** Undefined until the thread has answered. */
  readonly inSegments: readonly NamedRange[] | undefined;
}

function Verdict({ address, terminal, lists, inSegments }: VerdictProps) {
  const { t } = useText();
  const [entries, flags, pc, h5] = lists;
  const family = addressFamilyOf(address);
  const number = addressNumber(address);
  const meant = unmapAddress(family, number);
  const names = (found: readonly { readonly name: string }[]) =>
    found
      .slice(0, most)
      .map(({ name }) => name)
      .join(t('common.form.separator'));
  const { isWhiteList: white, isBlackList: black } = flags;
  const inForce = { white, black, scopes: scopesInForce([pc, h5]) };
  const verdict = verdictOn({ family, address: number, terminal }, inForce, entries);
  const onLists = indexesHolding(
    entries.map(({ range }) => range),
    meant,
  ).map((at) => entries[at] ?? { name: '' });
  const Icon = verdict.comesIn ? ShieldCheck : ShieldX;
  return (
    <div role="status">
      <Banner
        tone={verdict.comesIn ? 'success' : 'danger'}
        icon={<Icon size={24} aria-hidden="true" />}
        label={t('ipTools.views.try')}
        headline={t(verdict.comesIn ? 'ipTools.comesIn' : 'ipTools.staysOut')}
        reason={t(`ipTools.because.${verdict.because}`, { names: names(verdict.by) })}
      />
      <Facts>
        {meant.family !== family && (
          <Fact label={t('ipTools.address')}>
            {t('ipTools.mapped', { address: addressText(meant.family, meant.address) })}
          </Fact>
        )}
        <Fact label={t('ipTools.inSegments')}>
          {inSegments ? (
            inSegments.length === 0 ? (
              t('ipTools.inNoSegment')
            ) : (
              names(inSegments)
            )
          ) : (
            <SkeletonLine width={160} />
          )}
        </Fact>
        <Fact label={t('ipTools.onLists')}>
          {onLists.length === 0 ? t('ipTools.onNoList') : names(onLists)}
        </Fact>
      </Facts>
      <p className={ink.small}>{t('ipTools.everybodyMeant')}</p>
    </div>
  );
}
