/**
 * The verdict on an address, today and for the case that both lists were in force, with the deciding entries and
 * their people.
 */
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { type TextTools, useText } from '#data/text.ts';
import { queryIpconfigPermission } from '#shared/api/network/ip-lists.ts';
import { addressFamilyOf, addressNumber, addressText, unmapAddress } from '#shared/kit/patterns/ip-range.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { type ClientScope, isClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { indexesHolding } from '#shared/rules/network/overlaps.ts';
import type { InForce, ListedRange } from '#shared/rules/network/verdict.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import { readShares } from '#widgets/LockOut/current-lists.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadFailure } from '#widgets/ReadPart.tsx';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { type GroupVerdict, groupVerdicts } from './group-verdicts.ts';

/** Names that the result lists. */
const most = 20;
/** Entries whose people are read. */
const mostLimited = 60;

interface AddressVerdictProps {
  readonly address: string;
  readonly terminal: ClientScope;
  readonly entries: readonly ListedRange[];
  readonly inForce: InForce;
}

export function AddressVerdict({ address, terminal, entries, inForce }: AddressVerdictProps) {
  const text = useText();
  const { t } = text;
  const family = addressFamilyOf(address);
  const meant = unmapAddress(family, addressNumber(address));
  const holding = indexesHolding(
    entries.map(({ range }) => range),
    meant,
  ).map((at) => entries[at] as ListedRange);
  const unclear = holding.find((entry) => entry.unclear !== undefined);
  const ids = [...new Set(holding.map(({ id }) => id))];
  const isAsked = ids.length <= mostLimited;
  const people = useQuery({
    queryKey: [queryIpconfigPermission.id, 'tried', ids],
    queryFn: () => readShares(ids),
    enabled: isAsked && ids.length > 0,
  });
  const shares: ReadonlyMap<string, readonly Share[]> = people.data ?? new Map();
  const { nameOf } = useShareNames([...shares.values()].flat(), 'ipconfigrec');
  if (isAsked && ids.length > 0 && people.isPending) return <SkeletonRows rows={3} columns={2} />;
  const isLimited = ({ id }: ListedRange) => (shares.get(id)?.length ?? 0) > 0;
  const coming = { family, address: addressNumber(address), terminal };
  const [today, ...others] = groupVerdicts(coming, inForce, holding, isLimited);
  const both = { ...inForce, white: true, black: true };
  const supposed = groupVerdicts(coming, both, holding, isLimited);
  const forWhom = (entry: ListedRange) => peopleText(shares.get(entry.id) ?? [], nameOf, text);
  const wordsOf = ({ entry, verdict }: GroupVerdict) => {
    const words = t(verdict.comesIn ? 'ipTools.would.comesIn' : 'ipTools.would.staysOut', {
      why: t(`ipTools.wouldBecause.${verdict.because}`, { names: firstNames(verdict.by, text) }),
    });
    return entry ? t('ipTools.would.group', { people: forWhom(entry), words }) : words;
  };
  const Icon = today.verdict.comesIn ? ShieldCheck : ShieldX;
  return (
    <div role="status">
      {people.error && (
        <ReadFailure
          read={{ data: undefined, error: people.error, refetch: people.refetch }}
          failed={t('ipList.forWhomFailed')}
        />
      )}
      {unclear ? (
        <Notice tone="warning" title={t('ipTools.unclear')}>
          {t('ipTools.unclearText', { name: unclear.name, field: unclear.unclear ?? '' })}
        </Notice>
      ) : (
        <Banner
          tone={today.verdict.comesIn ? 'success' : 'danger'}
          icon={<Icon size={24} aria-hidden="true" />}
          label={t('ipTools.views.try')}
          headline={t(today.verdict.comesIn ? 'ipTools.comesIn' : 'ipTools.staysOut')}
          reason={t(`ipTools.because.${today.verdict.because}`, {
            names: firstNames(today.verdict.by, text),
          })}
        >
          {others.map((group) => (
            <p key={group.entry?.id}>{wordsOf(group)}</p>
          ))}
        </Banner>
      )}
      <Facts>
        {!unclear && (!inForce.white || !inForce.black) && (
          <Fact label={t('ipTools.ifInForce')}>
            <Lines lines={supposed.map(wordsOf)} />
          </Fact>
        )}
        {meant.family !== family && (
          <Fact label={t('ipTools.address')}>
            {t('ipTools.mapped', { address: addressText(meant.family, meant.address) })}
          </Fact>
        )}
        <Fact label={t('ipTools.onLists')}>
          {holding.length === 0 ? (
            t('ipTools.onNoList')
          ) : (
            <Lines
              lines={holding.slice(0, most).map((entry) =>
                t('ipTools.entry', {
                  name: entry.name,
                  list: t(`ipTools.entryList.${entry.list}.${inForce[entry.list] ? 'on' : 'off'}`),
                  terminal: isClientScope(entry.terminal)
                    ? t(`clientTypes.${entry.terminal}`)
                    : entry.terminal,
                  people: people.data ? forWhom(entry) : t('ipTools.peopleUnread'),
                }),
              )}
            />
          )}
        </Fact>
      </Facts>
      {holding.length > most && (
        <p className={ink.small}>
          {t('ipTools.moreEntries', { count: text.formatNumber(holding.length - most) })}
        </p>
      )}
      {holding.length > 0 && !people.data && <p className={ink.small}>{t('ipTools.everybodyMeant')}</p>}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={layout.stack}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and none moves
        <span key={at}>{line}</span>
      ))}
    </div>
  );
}

export function firstNames(found: readonly { readonly name: string }[], { t }: TextTools): string {
  return found
    .slice(0, most)
    .map(({ name }) => name)
    .join(t('common.form.separator'));
}

/** The people of an entry in words; no share means everybody. */
function peopleText(
  shares: readonly Share[],
  nameOf: (share: Share) => { readonly name: string },
  text: TextTools,
): string {
  const { t } = text;
  const named = (exclude: boolean) =>
    firstNames(shares.filter((share) => share.exclude === exclude).map(nameOf), text);
  const [included, excluded] = [named(false) || t('ipTools.everybody'), named(true)];
  return excluded === '' ? included : t('ipTools.except', { included, excluded });
}
