/**
 * An application's targets, searched on the server by name or id during typing (spec 3§5.1). Chosen targets are listed
 * below in order; where only one is allowed, a new choice replaces it.
 */
import { useEffect, useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  type CustomTarget,
  type CustomTargetKind,
  queryTargets,
} from '#shared/api/custom-applications/target.ts';
import type { TargetsRow } from '#shared/rules/common/fields/field.ts';
import { Chip, Chips } from '../../Chip.tsx';
import { AutoComplete } from '../../controls/AutoComplete.tsx';
import ink from '../../looks/ink.module.css';
import layout from '../../looks/layout.module.css';
import { ReadPart } from '../../ReadPart.tsx';
import type { KindProps } from './kind.ts';

interface TargetsProps extends KindProps<TargetsRow<never>, readonly CustomTarget[]> {
  readonly targetKind: CustomTargetKind;
}

/** Limit of proposals. */
const proposed = 20;

export function Targets({ row, targetKind, label, value, readOnly, onChange, onLeave }: TargetsProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const keywords = useRested(typed.trim());
  const found = useRead(queryTargets, {
    kind: targetKind,
    pageNo: 1,
    pageSize: proposed,
    ...(keywords === '' ? {} : { keywords }),
  });
  const offers = (found.data?.result ?? []).filter(({ id }) => !value.some((one) => one.id === id));
  const full = row.most > 1 && value.length >= row.most;
  const choose = (id: string) => {
    const target = offers.find((one) => one.id === id);
    if (!target) return setTyped(id);
    onChange(row.most === 1 ? [target] : [...value, target]);
    setTyped('');
  };
  return (
    <>
      {!readOnly && !full && (
        <AutoComplete
          label={t(`customApplications.targets.search.${targetKind}`)}
          placeholder={t('customApplications.targets.placeholder')}
          value={typed}
          options={offers.map(({ id, name }) => ({
            value: id,
            label: name,
            hint: id,
            words: `${name} ${id} ${keywords}`.toLowerCase(),
          }))}
          onChange={choose}
          onLeave={onLeave}
        />
      )}
      {full && <p className={ink.small}>{t('customApplications.targets.full', { count: row.most })}</p>}
      <ReadPart read={found} failed={t('customApplications.targets.failed')} waiting={null}>
        {({ totalCount }) =>
          keywords !== '' &&
          totalCount === 0 && (
            <p className={ink.small} role="status">
              {t('customApplications.targets.none')}
            </p>
          )
        }
      </ReadPart>
      {value.length > 0 && (
        <div className={layout.above}>
          <Chips label={`${label}: ${t('customApplications.targets.chosen')}`}>
            {value.map(({ id, name }) => (
              <Chip
                key={id}
                title={id}
                removeLabel={t('customApplications.targets.remove', { name: name || id })}
                onRemove={() => onChange(readOnly ? value : value.filter((one) => one.id !== id))}
              >
                {name || id}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
    </>
  );
}

/** Debounce in milliseconds (3§9 "search debounce"). */
const searchDelay = 500;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
