/**
 * Edits a list of shares and exclusions (spec 3§3.3): people, departments, subcompanies, groups, positions, everybody,
 * external people. Shares can be copied between lists, also through the clipboard.
 */
import { atom, useAtom } from 'jotai';
import { ChevronDown, ClipboardPaste, Copy } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useText } from '#data/text.ts';
import {
  isUntargeted,
  type Share,
  type ShareKind,
  type ShareRules,
  shareKinds,
  targetKey,
} from '#shared/rules/common/shares/share.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { copyText } from '../Copyable.tsx';
import { MenuButton } from '../Menu.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { withChange, withChosen, withoutTargets, withShares } from './change-shares.ts';
import { copiedText, readCopied } from './copied.ts';
import styles from './Shares.module.css';
import { ShareTable } from './ShareTable.tsx';
import { useShareNames } from './use-share-names.ts';

/** Shares copied in one list for another, since a page may not always read the clipboard; '' for none. */
export const copiedSharesAtom = atom('');

const SharePicker = lazyComponent(async () => (await import('./SharePicker.tsx')).SharePicker);

export interface ShareEditorProps extends ShareRules {
  readonly label: string;
  readonly value: readonly Share[];
  readonly onChange: (shares: readonly Share[]) => void;
  /** The menu whose rights decide which targets the server returns. */
  readonly menuCode: string;
  /** Limit of shares. */
  readonly most: number;
  readonly readOnly?: boolean;
  /** At least one share has to be named. */
  readonly required?: boolean;
}

interface Picking {
  readonly kind: Exclude<ShareKind, 'all' | 'allExternal'>;
  readonly exclude: boolean;
}

const nobody: ReadonlySet<string> = new Set();

export function ShareEditor(props: ShareEditorProps) {
  const { label, value, menuCode, most, kinds = shareKinds, levels = false, readOnly = false } = props;
  const { open = false, required = false } = props;
  const { t } = useText();
  const session = useSession();
  const tenantKey = session.status === 'signedIn' ? session.facts.tenant.tenantKey : '';
  const names = useShareNames(value, menuCode);
  const [marked, setMarked] = useState(nobody);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [copied, setCopied] = useAtom(copiedSharesAtom);
  const [announcement, setSaid] = useState('');
  const chosen = new Set(value.map(targetKey).filter((key) => marked.has(key)));
  const onChange = (shares: readonly Share[]) => {
    setSaid('');
    props.onChange(shares);
  };

  const copy = () => {
    const shares = chosen.size > 0 ? value.filter((share) => chosen.has(targetKey(share))) : value;
    const text = copiedText(shares, tenantKey);
    // The atom passes the shares to another list even without access to the clipboard.
    setCopied(text);
    void copyText(text);
    setSaid(t('shares.copied', { count: shares.length }));
  };
  const paste = (text: string) => {
    const found = readCopied(text, tenantKey);
    if (found === null) return setSaid(t('shares.pasteNone'));
    if (found === 'elsewhere') return setSaid(t('shares.pasteElsewhere'));
    const possible = found
      .filter(({ kind }) => kinds.includes(kind))
      .map((share) => (levels ? share : { ...share, below: false }));
    const { shares, added, presentCount } = withShares(value, possible);
    if (shares.length > most) return setSaid(t('shares.pasteFull', { most }));
    onChange(shares);
    const dropped = found.length - possible.length;
    setSaid(
      t(dropped > 0 ? 'shares.pastedNotAll' : 'shares.pasted', { added, known: presentCount, dropped }),
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    if (readOnly) return;
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'));
  };

  const lines = (exclude: boolean) =>
    kinds
      .filter((kind) => !(exclude && kind === 'all'))
      .map((kind) => ({
        key: kind,
        label: t(`shares.offer.${kind}`),
        ...(isUntargeted(kind)
          ? {
              disabled: value.some((share) => share.kind === kind && share.exclude === exclude),
              onSelect: () => onChange(withChosen(value, { kind, exclude }, [])),
            }
          : { onSelect: () => setPicking({ kind, exclude }) }),
      }));
  const offer = (exclude: boolean) => (
    <MenuButton
      label={t(exclude ? 'shares.excludeOf' : 'shares.shareOf', { label })}
      align="below"
      className={styles.menu}
      lines={lines(exclude)}
    >
      {t(exclude ? 'shares.exclude' : 'shares.share')}
      <ChevronDown size={14} aria-hidden="true" />
    </MenuButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is around it where it is a field
    <div role="group" aria-label={label} className={styles.editor} onPaste={onPaste}>
      <div className={styles.tools}>
        {!readOnly && (
          <>
            {offer(false)}
            {offer(true)}
          </>
        )}
        <p className={styles.said} role="status">
          {announcement}
        </p>
        {!readOnly && chosen.size > 0 && (
          <Button size="small" look="quiet" onClick={() => onChange(withoutTargets(value, chosen))}>
            {t('shares.removeChosen', { count: chosen.size })}
          </Button>
        )}
        {value.length > 0 && (
          <Button size="small" look="quiet" icon={<Copy size={13} aria-hidden="true" />} onClick={copy}>
            {chosen.size > 0 ? t('shares.copyChosen', { count: chosen.size }) : t('shares.copy')}
          </Button>
        )}
        {!readOnly && (
          <Button
            size="small"
            look="quiet"
            disabled={copied === ''}
            icon={<ClipboardPaste size={13} aria-hidden="true" />}
            onClick={() => paste(copied)}
          >
            {t('shares.paste')}
          </Button>
        )}
      </div>
      {names.error && <ErrorNotice error={names.error} title={t('shares.namesFailed')} tone="quiet" />}
      {value.length === 0 ? (
        <p className={styles.nobody}>{t(open && !required ? 'shares.open' : 'shares.nobody')}</p>
      ) : (
        <ShareTable
          label={label}
          shares={value}
          names={names}
          levels={levels}
          readOnly={readOnly}
          chosen={chosen}
          onChosen={setMarked}
          onTurn={(share, change) => onChange(withChange(value, targetKey(share), change))}
          onRemove={(share) => onChange(withoutTargets(value, new Set([targetKey(share)])))}
        />
      )}
      {picking && (
        <SharePicker
          {...picking}
          multiple
          menuCode={menuCode}
          initial={value
            .filter(({ kind, exclude }) => kind === picking.kind && exclude === picking.exclude)
            .map(names.nameOf)}
          onTake={(pickedShares) => {
            onChange(
              withChosen(
                value,
                { ...picking, levels },
                pickedShares.map(({ id }) => id),
              ),
            );
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}
