/** The test of an address: the IP segments and lists that contain it, whether it may sign in, and by which rule. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { getH5Config, getPcConfig, type LoginWhiteConfig } from '#shared/api/login-control/login-white.ts';
import { queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import {
  addressFamilyOf,
  addressNumber,
  addressProblem,
  unmapAddress,
} from '#shared/kit/patterns/ip-range.ts';
import { type ClientScope, clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import { useAddress } from '#state/address.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { joinReads } from '#widgets/join-reads.ts';
import { scopesInForce } from '#widgets/LockOut/current-lists.ts';
import { understood } from '#widgets/LockOut/require-understood.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { AddressVerdict, firstNames } from './AddressVerdict.tsx';
import { AllSegments } from './AllSegments.tsx';
import { type NamedRange, useAllEntries } from './all-network-entries.ts';
import { useAnswer, useRangeThread } from './ranges/use-ranges.ts';

export function TryAddress() {
  const { t } = useText();
  const { get, set } = useAddress();
  const typed = get('ip');
  const terminal = clientTypes.find((one) => one === get('terminal')) ?? 'pc';
  const problem = typed.trim() === '' ? null : addressProblem(typed);
  return (
    <div className={layout.form}>
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
      {problem === null && typed.trim() !== '' && <Tried address={typed.trim()} terminal={terminal} />}
    </div>
  );
}

interface TriedProps {
  readonly address: string;
  readonly terminal: ClientScope;
}

type Flags = Output<typeof queryIpListFlag>;
const understoodFlags = (flags: Flags) => understood(queryIpListFlag, flags);
const understoodPc = (config: LoginWhiteConfig) => understood(getPcConfig, config);
const understoodH5 = (config: LoginWhiteConfig) => understood(getH5Config, config);

function Tried(tried: TriedProps) {
  const { t } = useText();
  const lists = joinReads(
    [useAllEntries()],
    [useRead(queryIpListFlag, {}, { select: understoodFlags })],
    [useRead(getPcConfig, {}, { select: understoodPc })],
    [useRead(getH5Config, {}, { select: understoodH5 })],
  );
  return (
    <>
      <ReadPart read={lists} failed={t('ipTools.listsFailed')} rows={3}>
        {([entries, { isWhiteList: white, isBlackList: black }, pc, h5]) => (
          <AddressVerdict
            key={tried.address}
            {...tried}
            entries={entries}
            inForce={{ white, black, scopes: scopesInForce([pc, h5]) }}
          />
        )}
      </ReadPart>
      <AllSegments>{(all) => <HoldingSegments all={all} address={tried.address} />}</AllSegments>
    </>
  );
}

interface HoldingSegmentsProps {
  readonly all: readonly NamedRange[];
  readonly address: string;
}

function HoldingSegments({ all, address }: HoldingSegmentsProps) {
  const text = useText();
  const { t } = text;
  const meant = unmapAddress(addressFamilyOf(address), addressNumber(address));
  const holders = useAnswer(useRangeThread(all), { kind: 'holding', ...meant });
  if (holders.error) return <ErrorNotice error={holders.error} title={t('ipTools.compareFailed')} />;
  const found = holders.current ? holders.data?.map((at) => all[at] as NamedRange) : undefined;
  return (
    <Facts>
      <Fact label={t('ipTools.inSegments')}>
        {found === undefined ? (
          <SkeletonLine width={160} />
        ) : (
          firstNames(found, text) || t('ipTools.inNoSegment')
        )}
      </Fact>
    </Facts>
  );
}
