/** A field of share targets of several kinds: chips with their names, and a menu of the kinds, which opens a picker. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import {
  isUntargeted,
  type Share,
  type ShareKind,
  shareKinds,
  targetKey,
} from '#shared/rules/common/shares/share.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import buttons from '#widgets/Button.module.css';
import { Chip, Chips } from '#widgets/Chip.tsx';
import { MenuButton } from '#widgets/Menu.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import layout from '#widgets/looks/layout.module.css';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';

const SharePicker = lazyComponent(async () => (await import('#widgets/Shares/SharePicker.tsx')).SharePicker);

type Target = Pick<Share, 'kind' | 'id'>;
type TargetedKind = Exclude<ShareKind, 'all' | 'allExternal'>;

interface TargetFieldProps {
  readonly label: string;
  readonly menuCode: string;
  readonly multiple: boolean;
  readonly value: readonly Target[];
  readonly onChange: (targets: readonly Target[]) => void;
}

const kinds = shareKinds.filter((kind): kind is TargetedKind => !isUntargeted(kind));

export function TargetField({ label, menuCode, multiple, value, onChange }: TargetFieldProps) {
  const { t } = useText();
  const [picking, setPicking] = useState<TargetedKind | null>(null);
  const names = useShareNames(
    value.map((target) => ({ ...target, exclude: false, below: false })),
    menuCode,
  );
  const take = (kind: TargetedKind, ids: readonly string[]) => {
    const taken = ids.map((id) => ({ kind, id }));
    onChange(multiple ? [...value.filter((target) => target.kind !== kind), ...taken] : taken.slice(0, 1));
    setPicking(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for several controls with a legend of their own
    <span role="group" aria-label={label} className={layout.row}>
      {value.length > 0 && (
        <Chips>
          {value.map((target) => {
            const { name } = names.nameOf(target);
            const kind = t(`shares.kind.${target.kind}`);
            return (
              <Chip
                key={targetKey(target)}
                title={`${name} · ${kind}`}
                removeLabel={t('people.picker.remove', { name })}
                onRemove={() => onChange(value.filter((one) => targetKey(one) !== targetKey(target)))}
              >
                {name}
              </Chip>
            );
          })}
        </Chips>
      )}
      <MenuButton
        label={t('people.picker.openOf', { label })}
        align="below"
        className={`${buttons.button} ${buttons.plain} ${buttons.small}`}
        lines={kinds.map((kind) => ({
          key: kind,
          label: t(`shares.offer.${kind}`),
          onSelect: () => setPicking(kind),
        }))}
      >
        <Plus size={13} aria-hidden="true" />
        {t('people.picker.open')}
      </MenuButton>
      {names.error && <ErrorNotice error={names.error} title={t('shares.namesFailed')} tone="quiet" />}
      {picking && (
        <SharePicker
          kind={picking}
          menuCode={menuCode}
          multiple={multiple}
          initial={value.filter(({ kind }) => kind === picking).map(names.nameOf)}
          onTake={(taken) =>
            take(
              picking,
              taken.map(({ id }) => id),
            )
          }
          onClose={() => setPicking(null)}
        />
      )}
    </span>
  );
}
