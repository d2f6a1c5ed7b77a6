/** A list's shares in two parts: targets and exclusions, which win. */
import { Ban, Check, X } from 'lucide-react';
import { useText } from '#data/text.ts';
import {
  hasLevels,
  isUntargeted,
  type Share,
  type ShareKind,
  targetKey,
} from '#shared/rules/common/shares/share.ts';
import { IconButton } from '../Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import tables from '../looks/table.module.css';
import styles from './Shares.module.css';
import type { ShareNames } from './use-share-names.ts';

interface ShareTableProps {
  readonly label: string;
  readonly shares: readonly Share[];
  readonly names: ShareNames;
  readonly levels: boolean;
  readonly readOnly: boolean;
  /** Selected shares by `targetKey`. */
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onTurn: (share: Share, change: Partial<Pick<Share, 'exclude' | 'below'>>) => void;
  readonly onRemove: (share: Share) => void;
}

export function ShareTable(props: ShareTableProps) {
  const { label, shares, levels, readOnly, chosen, onChosen } = props;
  const { t, formatNumber } = useText();
  const parts = [false, true].map((exclude) => shares.filter((share) => share.exclude === exclude));
  const width = 2 + (levels ? 1 : 0) + (readOnly ? 0 : 2);
  return (
    <div className={styles.room}>
      <table
        className={`${tables.table} ${tables.fixed} ${tables.centred} ${styles.table}`}
        aria-label={label}
      >
        <thead>
          <tr>
            {!readOnly && (
              <th scope="col" className={styles.box}>
                <Checkbox
                  label={<span className="visually-hidden">{t('shares.chooseAll')}</span>}
                  checked={chosen.size > 0 && chosen.size === shares.length}
                  partly={chosen.size > 0 && chosen.size < shares.length}
                  onChange={(on) => onChosen(new Set(on ? shares.map(targetKey) : []))}
                />
              </th>
            )}
            <th scope="col">{t('shares.name')}</th>
            <th scope="col" className={styles.kind}>
              {t('shares.what')}
            </th>
            {levels && (
              <th scope="col" className={styles.below}>
                <span className="visually-hidden">{t('shares.below')}</span>
              </th>
            )}
            {!readOnly && (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">{t('shares.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {parts.map(
          (part, index) =>
            part.length > 0 && (
              <tbody key={index === 0 ? 'in' : 'out'}>
                <tr>
                  <th scope="rowgroup" colSpan={width} className={styles.part}>
                    {t(index === 0 ? 'shares.sharedWith' : 'shares.leftOut')}
                    <span className={styles.count}>{formatNumber(part.length)}</span>
                    {index === 1 && <span className={styles.hint}>{t('shares.leftOutWins')}</span>}
                  </th>
                </tr>
                {part.map((share) => (
                  <Row key={targetKey(share)} {...props} share={share} />
                ))}
              </tbody>
            ),
        )}
      </table>
    </div>
  );
}

function Row(props: ShareTableProps & { readonly share: Share }) {
  const { share, shares, names, levels, readOnly, chosen, onChosen, onTurn, onRemove } = props;
  const { t } = useText();
  const key = targetKey(share);
  const { name, note } = names.nameOf(share);
  const effect = effectOf(share, shares);
  const whole = t(`shares.kind.${share.kind === 'external' ? 'allExternal' : 'all'}`);
  const choose = (on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    onChosen(next);
  };
  return (
    <tr data-idle={effect !== 'works' || undefined}>
      {!readOnly && (
        <td className={styles.box}>
          <Checkbox
            label={<span className="visually-hidden">{t('shares.choose', { name })}</span>}
            checked={chosen.has(key)}
            onChange={choose}
          />
        </td>
      )}
      <th scope="row" title={note ? `${name} · ${note}` : name}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
        {effect !== 'works' && <span className={styles.effect}>{t(`shares.${effect}`, { whole })}</span>}
      </th>
      <td className={styles.kind}>{!isUntargeted(share.kind) && t(`shares.kind.${share.kind}`)}</td>
      {levels && (
        <td className={styles.below}>
          {hasLevels(share.kind) &&
            (readOnly ? (
              share.below && t('shares.below')
            ) : (
              <Checkbox
                label={
                  <>
                    <span aria-hidden="true">{t('shares.below')}</span>
                    <span className="visually-hidden">{t('shares.belowOf', { name })}</span>
                  </>
                }
                checked={share.below}
                onChange={(below) => onTurn(share, { below })}
              />
            ))}
        </td>
      )}
      {!readOnly && (
        <td className={styles.actions}>
          <IconButton
            label={t(share.exclude ? 'shares.takeIn' : 'shares.leaveOut', { name })}
            onClick={() => onTurn(share, { exclude: !share.exclude })}
          >
            {share.exclude ? <Check size={14} aria-hidden="true" /> : <Ban size={14} aria-hidden="true" />}
          </IconButton>
          <IconButton label={t('shares.remove', { name })} onClick={() => onRemove(share)}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

/** `covered`: a wider share has the same effect. `overruled`: a wider exclusion cancels the share. */
type ShareEffect = 'works' | 'covered' | 'overruled';

/** The kind that stands for everybody. */
function wholeOf(kind: ShareKind): 'all' | 'allExternal' {
  return kind === 'external' || kind === 'allExternal' ? 'allExternal' : 'all';
}

/** A share's effect beside the other shares, judged by the list alone: exclusions win (spec 3§3.3 `reverse`). */
export function effectOf(share: Share, shares: readonly Share[]): ShareEffect {
  const whole = shares.find((other) => other.kind === wholeOf(share.kind));
  if (!whole || targetKey(whole) === targetKey(share)) return 'works';
  if (whole.exclude) return share.exclude ? 'covered' : 'overruled';
  return share.exclude ? 'works' : 'covered';
}
