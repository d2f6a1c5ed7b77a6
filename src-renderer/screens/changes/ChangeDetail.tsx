/** One collected change in full, in a sheet at the edge: what of what, before and after, what stands in its way. */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { diffStates } from '#shared/rules/journal/state-diff.ts';
import { Button } from '#widgets/Button.tsx';
import { Compare, type ComparedField } from '#widgets/compare/Compare.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { fieldWords, type Kinds, stateTone } from './change-words.ts';
import type { TrayRow } from './tray-list.tsx';

interface ChangeDetailProps {
  readonly change: TrayRow;
  readonly kinds: Kinds;
  readonly onDrop: () => void;
  readonly onResolve: () => void;
  readonly onClose: () => void;
}

export function ChangeDetail({ change, kinds, onDrop, onResolve, onClose }: ChangeDetailProps) {
  const { t, formatTime } = useText();
  const { state, message } = change;
  return (
    <Dialog
      open
      side
      width={720}
      title={change.what}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onDrop}>{t('changes.drop.action')}</Button>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {state === 'conflict' && (
            <Button look="primary" onClick={onResolve}>
              {t('changes.resolve')}
            </Button>
          )}
        </>
      }
    >
      <FactList>
        {change.area !== '' && <Fact label={t('changes.column.area')}>{change.area}</Fact>}
        {change.object !== '' && <Fact label={t('changes.detail.object')}>{change.object}</Fact>}
        <Fact label={t('changes.column.state')}>
          <StatusDot tone={stateTone(state)}>{t(`changes.state.${state}`)}</StatusDot>
          <p className={ink.quiet}>{t(`changes.stateText.${state}`)}</p>
        </Fact>
        {message !== '' && (
          <Fact label={t('changes.detail.message')}>
            <span className={ink.broken}>{message}</span>
          </Fact>
        )}
        <Fact label={t('changes.column.time')}>
          {t('changes.sets.by', { time: formatTime(change.time), user: change.user })}
        </Fact>
        {change.path !== '' && (
          <Fact label={t('changes.detail.where')}>
            <Link to={change.path}>{t('changes.detail.page')}</Link>
          </Fact>
        )}
      </FactList>
      <section className={layout.part} aria-label={t('changes.column.fields')}>
        <Compare
          fields={comparedFields(change, kinds)}
          before={side(change, 'from')}
          after={side(change, 'to')}
        />
      </section>
    </Dialog>
  );
}

function side({ edits }: TrayRow, which: 'from' | 'to'): string {
  return JSON.stringify(Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, edit[which]])));
}

/** Long lists part by part; everything else in words. */
function comparedFields(change: TrayRow, kinds: Kinds): ComparedField[] {
  const kind = kinds.get(change.kind);
  return fieldWords(kind, change.place, change.edits).flatMap(
    ({ name, label, from, to }): ComparedField[] => {
      const edit = change.edits[name];
      if (!edit || !kind?.listed?.includes(name)) {
        return [{ key: name, name: label, kind: 'changed', before: from, after: to }];
      }
      const { fields } = diffStates(JSON.stringify(edit.from), JSON.stringify(edit.to));
      return fields.map((field) => ({
        ...field,
        key: `${name} ${field.path}`,
        name: (
          <>
            {label} <code className={ink.under}>{field.path}</code>
          </>
        ),
      }));
    },
  );
}
