/** The test of an address: the IP segments and lists that contain it, whether it may sign in, and by which rule. */
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getH5Config, getPcConfig } from '#shared/api/login-control/login-white.ts';
import { queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import {
  addressFamilyOf,
  addressNumber,
  addressProblem,
  addressText,
  unmapped,
} from '#shared/kit/patterns/ip-range.ts';
import { type ClientScope, clientTypes } from '#shared/rules/common/sign-in/client-types.ts';
import { indexesHolding } from '#shared/rules/network/overlaps.ts';
import { verdictOn } from '#shared/rules/network/verdict.ts';
import { useAddress } from '#state/address.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { scopesInForce } from '#widgets/LockOut/current-lists.ts';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonFacts, SkeletonLine } from '#widgets/Skeleton.tsx';
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

function Tried({ all, address, terminal }: TriedProps) {
  const { t } = useText();
  const { entries, error, refetch } = useAllEntries();
  const reads = [useRead(queryIpListFlag, {}), useRead(getPcConfig, {}), useRead(getH5Config, {})] as const;
  const [flags, pc, h5] = reads;
  const family = addressFamilyOf(address);
  const number = addressNumber(address);
  const meant = unmapped(family, number);
  const holders = useAnswer(useRangeThread(all), { kind: 'holding', ...meant });
  const failure = error ?? holders.error ?? reads.find((read) => read.error)?.error;
  const retry = () => void Promise.all([refetch(), ...reads.map((read) => read.refetch())]);
  if (failure) return <ErrorNotice error={failure} title={t('ipTools.listsFailed')} onRetry={retry} />;
  if (!entries || !flags.data || !pc.data || !h5.data) return <SkeletonFacts rows={3} />;
  const names = (found: readonly { readonly name: string }[]) =>
    found
      .slice(0, most)
      .map(({ name }) => name)
      .join(t('common.form.separator'));
  const { isWhiteList: white, isBlackList: black } = flags.data;
  const inForce = { white, black, scopes: scopesInForce([pc.data, h5.data]) };
  const verdict = verdictOn({ family, address: number, terminal }, inForce, entries);
  const inSegments = holders.current ? holders.answer?.map((at) => all[at] as NamedRange) : undefined;
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
